import { describe, expect, it } from 'vitest'

import { demandsOf } from './listed.ts'
import { readJob } from './requirements.ts'
import type { Language } from '../language/languages.ts'

const itemsIn = (text: string, language: Language = 'en') =>
  demandsOf(text, language).map(([from, to]) => text.slice(from, to))

describe('a list in running text', () => {
  it('is parted into its items, and not within a bracket', () => {
    expect(itemsIn('loft work, access ticket (IPAF, PASMA), van licence.')).toEqual([
      'loft work',
      'access ticket (IPAF, PASMA)',
      'van licence',
    ])
  })

  it('is cut out of a sentence by what each of its things names', () => {
    expect(
      itemsIn(
        'Du hast drei Jahre Erfahrung im Lager, den Führerschein B und sprichst Deutsch.',
        'de',
      ),
    ).toEqual(['Du hast drei Jahre Erfahrung im Lager', 'den Führerschein B', 'sprichst Deutsch'])
    const one = 'Three years in a kitchen, where nobody shouts and the soup is served hot'
    expect(itemsIn(one)).toEqual([one])
  })

  it('keeps examples with what they are of', () => {
    const one = 'tools such as Figma, Sketch, InVision'
    expect(itemsIn(one)).toEqual([one])
  })

  it('is one thing where a word of having stands before all of it', () => {
    const one = 'Ervaring met draaien, frezen, lassen en slijpen'
    expect(itemsIn(one, 'nl')).toEqual([one])
    expect(itemsIn('Kenntnisse: Excel, SAP, DATEV', 'de')).toEqual(['Excel', 'SAP', 'DATEV'])
    const both = 'Proven knowledge and experience of kilns'
    expect(itemsIn(both)).toEqual([both])
  })

  it('may be parted by bars and points', () => {
    expect(itemsIn('HTML | CSS | Figma')).toEqual(['HTML', 'CSS', 'Figma'])
    expect(itemsIn('Lectra · Excel · corte', 'es')).toEqual(['Lectra', 'Excel', 'corte'])
  })

  it('keeps what eases a demand with it', () => {
    const text =
      'Anforderungen\n- Praxis mit Excel; Ausbildungszeit zählt mit\n- Praxis mit SAP; Geduld'
    expect(readJob(text).lines.map((line) => line.text)).toEqual([
      'Praxis mit Excel; Ausbildungszeit zählt mit',
      'Praxis mit SAP',
      'Geduld',
    ])
  })

  it('keeps what goes on with the item before it', () => {
    expect(itemsIn('valenciano, inglés para los extranjeros, que son muchos, yoga', 'es')).toEqual([
      'valenciano',
      'inglés para los extranjeros, que son muchos',
      'yoga',
    ])
  })

  it('keeps an alternative of words that opens it as one thing', () => {
    expect(itemsIn('Engels, Pools of Roemeens, ervaring met kranen', 'nl')).toEqual([
      'Engels, Pools of Roemeens',
      'ervaring met kranen',
    ])
    expect(itemsIn('own car, SAP EWM, Galician or Portuguese')).toHaveLength(3)
  })

  it('is a sentence where an item says too much', () => {
    const text = 'a van, and you should really be able to say what you did yesterday, thanks'
    expect(itemsIn(text)).toEqual([text])
  })

  it('wishes each of its items by itself behind a heading', () => {
    const { lines } = readJob(
      'Gärtner gesucht\nDas bringst du mit:\n- Ausbildung als Gärtner\nSchön wäre: Baumpflege, Führerschein BE, Umgang mit Heckenscheren.',
    )
    const wished = lines.filter(({ kind }) => kind === 'preferred').map(({ text }) => text)
    expect(wished).toEqual(['Baumpflege', 'Führerschein BE', 'Umgang mit Heckenscheren'])
  })

  it('asks for what stands between its semicolons by itself, in a section that asks', () => {
    const { lines } = readJob(
      'Redacteur\nWij vragen\n- politieke antenne; goed Nederlands (foutloos; zonder jargon)\n- geduld',
    )
    expect(lines.map(({ text }) => text)).toEqual([
      'politieke antenne',
      'goed Nederlands (foutloos; zonder jargon)',
      'geduld',
    ])
  })

  it('that names what the employer gives asks for nothing', () => {
    const { lines } = readJob(
      'Serveur\nProfil :\n- CAP cuisine\nLes plus : 13e mois, mutuelle, tickets restaurant',
    )
    expect(lines.filter(({ kind }) => kind === 'preferred')).toEqual([])
  })
})
