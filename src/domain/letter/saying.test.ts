/** A line that tells no deed makes a sentence as a part of the work, or as the person's own. */
import { expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { sayingOf } from './saying.ts'

it.each<[Language, string, string]>([
  ['en', '25 lessons a week in a manual car', '25 lessons a week in a manual car'],
  ['en', 'Night rota of the ward, drug rounds', 'night rota of the ward and drug rounds'],
  ['de', 'Betreuung von 20 Kunden', 'die Betreuung von 20 Kunden'],
  ['de', 'Einkauf von Ersatzteilen', 'den Einkauf von Ersatzteilen'],
  ['de', 'Einrichten von zwei Maschinen', 'das Einrichten von zwei Maschinen'],
  ['fr', 'Relances, négociation des prix', 'des relances et la négociation des prix'],
  ['fr', 'Accueil des clients', 'l’accueil des clients'],
  ['es', 'Servicio a la carta en 14 mesas', 'servicio a la carta en 14 mesas'],
  ['pt', 'Inspeções, controle de EPI', 'inspeções e controle de EPI'],
  ['nl', 'Overleg met bewoners: trappen, deuren', 'overleg met bewoners (trappen, deuren)'],
])('in %s is part of the work: %s', (language, line, text) => {
  expect(sayingOf(line, language, true)).toEqual({ kind: 'duty', text })
})

it.each<[Language, string, string]>([
  ['fr', "J'ai fait entrer un fournisseur slovène.", "J'ai fait entrer un fournisseur slovène."],
  ['de', 'Prüfe meine Teile selbst: Taster', 'Ich prüfe meine Teile selbst (Taster).'],
])('in %s is the own sentence of the person: %s', (language, line, text) => {
  expect(sayingOf(line, language, true)).toEqual({ kind: 'own', text })
})

it.each<[Language, string]>([
  ['en', 'Night rota for 28 beds'],
  ['en', 'Supervisor signs off reports on title only'],
  ['en', 'Mixed practice, about half small animals'],
  ['en', '31 of 48 pupils at the first attempt'],
  ['de', 'Maschine einer Kollegin'],
  ['de', 'Früh und spät im Wechsel'],
  ['fr', 'Portefeuille de 3 M€, grille de choix'],
  ['es', 'Tomo nota en la sala'],
  ['es', '420 empleados, 23 M€ de facturación'],
  ['nl', 'Landhuis met beschermde status'],
  ['nl', 'Doe hele adressen in mijn eentje'],
])('in %s makes no sentence of "%s"', (language, line) => {
  expect(sayingOf(line, language, true)).toBeNull()
})
