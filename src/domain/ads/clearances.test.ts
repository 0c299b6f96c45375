import { describe, expect, it } from 'vitest'

import { yearsIn } from './asks.ts'
import { readJob } from './requirements.ts'

const mustsOf = (text: string) =>
  readJob(text)
    .lines.filter(({ kind }) => kind === 'required')
    .map((line) => line.text)

describe('what everybody who is hired brings along', () => {
  it.each([
    ['Nurse\nYou have\n- a kind way\nWe offer\n- free tea', 'Basic DBS check for school work'],
    [
      'Koch\nProfil\n- Geduld\nWir bieten\n- Essen',
      'Vor Beginn ist ein Führungszeugnis vorzulegen',
    ],
    ['Animateur\nProfil\n- patience\nOn offre\n- repas', 'Un casier judiciaire vierge est demandé'],
    [
      'Monitor\nRequisitos\n- paciencia\nOfrecemos\n- comida',
      'Certificado negativo de delitos sexuales',
    ],
    ['Kok\nWij vragen\n- geduld\nWij bieden\n- eten', 'Een VOG hoort erbij'],
  ])('is a must where the last paragraph names it: %s', (text, said) => {
    const musts = mustsOf(`${text}\n\nWrite to us today. ${said}. Interviews are in March.`)
    expect(musts).toHaveLength(2)
    expect(musts[1]).toBe(said)
  })

  it('is asked for once', () => {
    const text =
      'Nurse\nRequirements\n- DBS check\nWe offer\n- free tea\n\nA DBS check is paid by us.'
    expect(mustsOf(text)).toEqual(['DBS check'])
  })

  it('asks for no years of practice, and neither does the age of a paper', () => {
    const text =
      'Broker\nYou have\n- patience\n\nSubject to references covering the past six years.'
    expect(readJob(text).years).toBeNull()
    for (const line of ['Abzeichen, nicht älter als 2 Jahre', 'VOG niet ouder dan 2 jaar'])
      expect(yearsIn(line)).toEqual([])
  })
})
