import { describe, expect, it } from 'vitest'

import { languageOfLine } from './prose-language.ts'

describe('the language of one changed line', () => {
  it('is another one where its words are of it, however short the line', () => {
    expect(languageOfLine('Trained 14 new waiting staff in wine service.', 'de')).toBe('en')
    expect(languageOfLine('Schulung von 14 neuen Servicekräften in Weinservice.', 'en')).toBe('de')
    expect(languageOfLine('Formación de tres aprendices al año.', 'pt')).toBe('es')
    expect(languageOfLine('Formação de três aprendizes por ano.', 'es')).toBe('pt')
    expect(languageOfLine('Fermeture de caisse à la fin de chaque service.', 'nl')).toBe('fr')
    expect(languageOfLine('Gesprekken met ouders gevoerd.', 'fr')).toBe('nl')
  })

  it('stays that of the resume for a rewording that only looks like a neighbour’s', () => {
    expect(languageOfLine('Ayudé a formar a 3 nuevos conductores.', 'es')).toBe('es')
    expect(languageOfLine('Aide à l’installation de 150 bornes de recharge.', 'fr')).toBe('fr')
    expect(languageOfLine('Média final de 17 valores, com bolsa.', 'pt')).toBe('pt')
    expect(languageOfLine('HACCP-Hygienevorschriften eingehalten.', 'de')).toBe('de')
    expect(languageOfLine('Huiswerkbegeleiding gegeven na schooltijd.', 'nl')).toBe('nl')
  })
})
