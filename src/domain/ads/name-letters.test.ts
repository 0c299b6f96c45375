import { describe, expect, it } from 'vitest'

import { reads, readsBy, runsOf } from './name-letters.ts'

const tradeOf = (text: string): number => reads(text)['trade'] ?? 0
const firmOf = (text: string): number => reads(text)['firm'] ?? 0

describe('by its letters', () => {
  it.each([
    ['Vertriebsmitarbeiter_in', 'Forderungsmanagement'],
    ['Door Attendant', 'Help'],
    ['Asesor de ventas', 'Ventas'],
    ['Poseur de parquet', 'Parquet'],
    ['Medisch pedicure', 'Schoenen'],
    ['Embaladora de frutas', 'Frutas'],
  ])('%j reads as a trade sooner than %j', (trade, other) => {
    expect(tradeOf(trade)).toBeGreaterThan(tradeOf(other))
    expect(tradeOf(trade)).toBeGreaterThan(0)
  })

  it.each([
    ['Bäckerei Müller', 'Bereitschaft zu Wochenenddiensten'],
    ['University of Leeds', 'Flexible working hours'],
    ['Ferretería Molina', 'Contrato indefinido'],
    ['Clinique Sainte-Anne', 'Débutants acceptés'],
    ['Bouwbedrijf De Vries', 'Goede contactuele eigenschappen'],
    ['Padaria Central', 'Vale alimentação'],
  ])('%j reads as an employer sooner than %j', (firm, other) => {
    expect(firmOf(firm)).toBeGreaterThan(firmOf(other))
  })

  it('what has no letters reads as nothing', () => {
    expect(reads('')).toEqual({})
    expect(reads('– · –')).toEqual({})
  })

  it('a mark of gender and an accent change nothing', () => {
    expect(reads('Koch (m/w/d)')).toEqual(reads('Koch'))
    expect(reads('Médico')).toEqual(reads('medico'))
  })
})

it('a word without end has few runs', () => {
  expect(runsOf('a'.repeat(100_000)).length).toBeLessThan(200)
})

it('a word is read once', () => {
  let asked = 0
  const letters = { bias: 0, step: 1, boxes: new Int8Array(8).fill(1) }
  const own = readsBy(() => {
    asked++
    return { trade: letters, firm: letters }
  })
  own('baker')
  const once = asked
  own('baker')
  expect(asked - once).toBeLessThan(once)
})
