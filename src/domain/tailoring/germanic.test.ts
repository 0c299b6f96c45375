import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../tests/fixtures/truth/one-line.ts'
import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from './truth.ts'

describe('the truth guard in English, German and Dutch', () => {
  it.each([
    ['de', 'Terminvergabe am Telefon.', 'Termine telefonisch vergeben.'],
    ['de', 'Abnahme und Mängelbeseitigung.', 'Abnahmen durchgeführt und Mängel beseitigt.'],
    ['de', 'Aufmaß und Materialbestellung.', 'Aufmaße erstellt und Material bestellt.'],
    [
      'de',
      'Warenannahme und Preisauszeichnung.',
      'Waren angenommen und mit Preisen ausgezeichnet.',
    ],
    [
      'de',
      'Unterstützung des Projektleiters bei der Inbetriebnahme.',
      'Unterstützung der Projektleitung bei der Inbetriebnahme.',
    ],
    [
      'nl',
      'Verhogen van de webshopomzet met 14%.',
      'Omzet van de webshop met 14 procent verhoogd.',
    ],
    ['nl', 'Laadde en loste vrachtwagens.', "Laden en lossen van vrachtauto's."],
    [
      'en',
      'Assisted the senior electrician with fault finding.',
      'Helped the senior electrician trace faults.',
    ],
    ['en', 'Supported an A/B test of the app.', 'Provided support for A/B testing of the app.'],
    ['en', 'Wrote the induction handbook.', 'Author of the induction handbook.'],
    [
      'en',
      'Rolled out Windows 11 to 450 PCs with two colleagues.',
      'Together with 2 colleagues, deployed Windows 11 on 450 PCs.',
    ],
    [
      'en',
      'Cleaned and sterilised surgical instruments.',
      'Cleaning and sterilisation of surgical instruments.',
    ],
    [
      'en',
      'Installed lighting and sockets in offices.',
      'Fitted lighting and sockets in office buildings.',
    ],
    [
      'en',
      'Solved 82% of queries on first contact.',
      'First-contact resolution rate of 82 per cent.',
    ],
    ['en', 'Chased overdue debts.', 'Recovered overdue debt through credit control.'],
    ['en', 'Kept PPE in stock.', 'Kept personal protective equipment in stock.'],
    [
      'de',
      'Unterricht in Physik in den Klassen 5 bis 12.',
      'Physik in den Klassen 5 bis 12 unterrichtet.',
    ],
    [
      'de',
      'Bearbeitete Fotos und bereitete Druckdaten vor.',
      'Bildbearbeitung und Vorbereitung von Druckdaten.',
    ],
    [
      'de',
      'Beratung von Kundinnen in der Damenabteilung.',
      'Kundinnen in der Abteilung für Damen beraten.',
    ],
    [
      'nl',
      'Bereidde de btw-aangifte per kwartaal voor.',
      'Kwartaalaangiften omzetbelasting voorbereid.',
    ],
    [
      'nl',
      'Bewaakte openstaande posten en stuurde herinneringen.',
      'Debiteurenbewaking en versturen van betalingsherinneringen.',
    ],
    ['nl', 'Monteerde verlichting in kantoren.', 'Verlichting gemonteerd in kantoorpanden.'],
  ] as const)('lets %s say "%s" as "%s"', (language, line, rewritten) => {
    expect(claimsOfLine(line, rewritten, language)).toEqual([])
  })

  it.each([
    ['de', 'Terminvergabe am Telefon.', 'Aufträge am Telefon vergeben.'],
    ['de', 'Unterstützung des Projektleiters.', 'Projektleitung bei der Inbetriebnahme.'],
    [
      'de',
      'Warenannahme und Preisauszeichnung.',
      'Warenannahme, mit dem Qualitätspreis ausgezeichnet.',
    ],
    ['nl', 'Verhogen van de webshopomzet met 14%.', 'Omzet van de webshop verdubbeld.'],
    ['en', 'Assisted the senior electrician.', 'Senior electrician for motor control panels.'],
    ['en', 'Supported an A/B test of the app.', 'Ran an A/B test of the app.'],
    ['en', 'Rolled out Windows 11 to 450 PCs.', 'Rolled out Windows 11 to 540 PCs.'],
    ['en', 'Cleaned surgical instruments.', 'Cleaned surgical instruments and advised surgeons.'],
    ['en', 'Installed lighting in offices.', 'Installed lighting in hospitals.'],
    ['en', 'Chased overdue debts.', 'Negotiated bank loans.'],
    ['de', 'Unterricht in Physik.', 'Unterricht in Physik und Chemie.'],
    ['de', 'Beratung von Kundinnen in der Damenabteilung.', 'Leitung der Damenabteilung.'],
    ['nl', 'Bewaakte openstaande posten.', 'Voerde de loonadministratie.'],
    ['nl', 'Monteerde verlichting in kantoren.', 'Monteerde verlichting in ziekenhuizen.'],
    [
      'en',
      'Kept the calendar for Instagram and Facebook.',
      'Kept the calendar for Instagram, Facebook and TikTok.',
    ],
    ['en', 'Presented findings to category managers.', 'Presented findings to the executive team.'],
    [
      'de',
      'Prüfung des Notfallwagens einmal pro Woche.',
      'Prüfung des Notfallwagens einmal pro Schicht.',
    ],
    ['nl', 'Om het weekend een dienst van 8 uur.', 'Elk weekend een dienst van 8 uur.'],
    ['en', 'Worked every other weekend in the shop.', 'Worked every weekend in the shop.'],
  ] as const)('does not let %s say "%s" as "%s"', (language, line, rewritten) => {
    expect(claimsOfLine(line, rewritten, language)).not.toEqual([])
  })
})

describe('the reach of a line', () => {
  it('is no wider for an "every" in another line of the job', () => {
    const at = { role: 'X', company: 'Y', location: '', from_date: '2018', to_date: '2025' }
    const resume = (sites: string): ResumeContent => ({
      ...blankContent(),
      work_experience: [
        {
          ...at,
          description: [
            `Betreuung von 85 Servern an ${sites}.`,
            'Rufbereitschaft jede vierte Woche.',
          ],
        },
      ],
    })
    const options = { language: 'de', translatedTo: 'de' } as const
    const found = verifyResume(resume('zwei Standorten'), resume('allen Standorten'), options)
    expect(found.map(({ rule }) => rule)).toContain('scope')
  })
})
