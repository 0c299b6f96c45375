import { describe, expect, it } from 'vitest'

import { readJobText } from './read-job-text.ts'

describe('a short text', () => {
  it.each([
    'Astronaut wanted. Must fly rockets and hold a pilot licence.',
    'Java developer',
    'Brightwater Clinic\nStaff nurse, nights',
    'Truck driver wanted for night shifts.',
    'Zirkusartist gesucht',
    'Wir suchen eine Pflegefachkraft für unser Haus.',
    'Serveur (H/F)',
    'Camarero para terraza. Fines de semana.',
    'Ajudante de cozinha',
    'Schoonmaker',
  ])('is a job where it is a title or wants somebody: %s', (text) => {
    expect(readJobText(text, true)?.text).toBe(text)
  })

  it.each([
    'We use cookies to improve your experience. Accept all. Reject all.',
    'Diese Website verwendet Cookies. Alle akzeptieren',
    'Nous utilisons des cookies pour améliorer votre expérience. Tout accepter.',
    'Utilizamos cookies. Aceptar todas',
    'Wij gebruiken cookies. Alles accepteren',
    'Sign in to continue. E-mail. Password. Forgot your password?',
    'Se connecter. Adresse e-mail. Mot de passe oublié ?',
    'Palavra-passe. Entrar',
    'Internal server error. Contact your administrator.',
    '404 Page not found',
    'Access denied. You do not have permission to view this page.',
    'This job is no longer available.',
    'Invoice No. 2024-113 for a consultant. Amount due: EUR 1,200.00.',
    'Rechnung Nr. 4711. Gesamtbetrag 119,00 EUR.',
    'Thank you for your order',
    'Nice place.',
    'hello',
    '<script>alert(1)</script>',
  ])('is none where it is what stands in place of one: %s', (text) => {
    expect(readJobText(text, true)).toBeNull()
  })

  it('is no job where it stands on a page or in a list, and asks for nothing', () => {
    expect(readJobText('Java developer', false)).toBeNull()
  })
})
