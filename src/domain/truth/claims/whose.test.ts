/** What a line says of others or denies is not the person's to claim; limits are kept in any words. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

type Case = [language: Language, before: string, honest: string, taken: string]

const others: Case[] = [
  ['en', 'Packed the kites, which the owner designed', 'Kites packed that the owner designed', 'Designed and packed the kites'],
  ['en', 'Packed kites designed by the owner', 'Kites packed, designed by the owner', 'Designed and packed kites'],
  ['de', 'Drachen verpackt, die der Chef entworfen hat', 'Vom Chef entworfene Drachen verpackt', 'Drachen entworfen und verpackt'],
  ['fr', 'Emballage de cerfs-volants dessinés par la gérante', 'Emballage de cerfs-volants que la gérante dessine', 'Dessin et emballage de cerfs-volants'],
  ['es', 'Embalaje de cometas diseñadas por el dueño', 'Embalaje de cometas que diseñaba el dueño', 'Diseño y embalaje de cometas'],
  ['pt', 'Embalagem de papagaios desenhados pela gerente', 'Embalagem de papagaios que a gerente desenhava', 'Desenho e embalagem de papagaios'],
  ['nl', 'Vliegers ingepakt, die de eigenaar heeft ontworpen', 'Door de eigenaar ontworpen vliegers ingepakt', 'Vliegers ontworpen en ingepakt'],
  ['en', 'Sorted kites, repairs were done in the workshop', 'Kites sorted, repairs were done in the workshop', 'Sorted and repaired kites'],
  ['de', 'Ausgabe von Werkzeug, bestellt wird im Büro', 'Werkzeug ausgegeben, bestellt wird im Büro', 'Ausgabe und Bestellung von Werkzeug'],
  ['fr', 'Tenue de la caisse, les commandes sont passées au siège', 'Caisse tenue, les commandes sont passées au siège', 'Tenue de la caisse et commandes passées'],
  ['es', 'Montaje de muebles según planos del jefe', 'Muebles montados según los planos del jefe', 'Planos y montaje de muebles'],
  ['nl', 'Kasten gebouwd volgens ontwerp van de baas', 'Kasten volgens ontwerp van de baas gebouwd', 'Kasten ontworpen en gebouwd'],
  ['pt', 'Atendimento ao balcão, as encomendas são feitas pela sede', 'Atendimento no balcão, as encomendas são feitas pela sede', 'Atendimento ao balcão e encomendas feitas'],
] // prettier-ignore

const denied: Case[] = [
  ['en', 'Sorted kites, without repairing them', 'Kites sorted but not repaired', 'Sorted and repaired kites'],
  ['de', 'Drachen sortiert, ohne Reparatur', 'Drachen sortiert, nicht repariert', 'Drachen sortiert und repariert'],
  ['fr', 'Tri des cerfs-volants, sans réparation', 'Cerfs-volants triés, sans les réparer', 'Tri et réparation des cerfs-volants'],
  ['es', 'Clasificación de cometas, sin reparación', 'Cometas clasificadas, sin repararlas', 'Clasificación y reparación de cometas'],
  ['pt', 'Triagem de papagaios, sem reparação', 'Papagaios triados, sem os reparar', 'Triagem e reparação de papagaios'],
  ['nl', 'Vliegers gesorteerd, zonder reparatie', 'Vliegers gesorteerd, niet gerepareerd', 'Vliegers gesorteerd en gerepareerd'],
] // prettier-ignore

const limits: Case[] = [
  ['en', 'Opened one of the three shops', 'Opened one of three shops', 'Opened the three shops'],
  ['de', 'Rechnungen bis 300 Euro bezahlt', 'Bezahlte Rechnungen bis 300 Euro', 'Rechnungen bezahlt'],
  ['fr', 'Relevé des mesures, sans interprétation', 'Mesures relevées sans interprétation', 'Relevé des mesures'],
  ['es', 'Reparto en una de las dos plantas', 'Reparto en una sola de las dos plantas', 'Reparto en las dos plantas'],
  ['pt', 'Compras até 200 euros', 'Compras de 200 euros no máximo', 'Compras'],
  ['nl', 'Bestellingen alleen voor vaste klanten', 'Uitsluitend bestellingen voor vaste klanten', 'Bestellingen voor vaste klanten'],
] // prettier-ignore

describe.each([
  ['what others did', others],
  ['what is denied', denied],
  ['what keeps a claim small', limits],
])('%s', (_, cases) => {
  it.each(cases)('in %s may be told otherwise: %s → %s', (language, before, honest) => {
    expect(claimsOfLine(before, honest, language)).toEqual([])
  })
  it.each(cases)(
    'in %s is no claim of the person: %s, %s, %s',
    (language, before, _same, taken) => {
      expect(claimsOfLine(before, taken, language)).not.toEqual([])
    },
  )
})

describe('going without harm', () => {
  it('limits nothing', () => {
    const before = 'Drove the bus for ten years without an accident'
    expect(claimsOfLine(before, 'Drove the bus for ten years', 'en')).toEqual([])
  })
})

const beside: Case[] = [
  ['en', 'Prepared menus, which the head chef approves', "Prepared menus for the head chef's approval", 'Prepared and approved menus'],
  ['de', 'Menüs vorbereitet, die der Küchenchef genehmigt', 'Menüs vorbereitet, mit Genehmigung des Küchenchefs', 'Menüs vorbereitet und genehmigt'],
  ['fr', 'Préparation des menus, approuvés par la gérante', "Menus préparés pour l'approbation de la gérante", 'Préparation et approbation des menus'],
  ['es', 'Preparación de menús; los precios los aprueba la gerencia', 'Preparación de menús, con precios aprobados por la gerencia', 'Preparación de menús y aprobación de los precios'],
  ['pt', 'Preparação de ementas, aprovadas pela gerência', 'Ementas preparadas, com aprovação da gerência', 'Preparação e aprovação de ementas'],
  ['nl', "Menu's voorbereid, die de chef goedkeurt", "Menu's voorbereid ter goedkeuring door de chef", "Menu's voorbereid en goedgekeurd"],
] // prettier-ignore

describe('what stands beside the one who does it', () => {
  it.each(beside)('in %s stays theirs: %s → %s', (language, before, honest) => {
    expect(claimsOfLine(before, honest, language)).toEqual([])
  })
  it.each(beside)('in %s is no act of the person: %s, %s, %s', (language, before, _, taken) => {
    expect(claimsOfLine(before, taken, language)).not.toEqual([])
  })
})
