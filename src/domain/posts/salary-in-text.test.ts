import { describe, expect, it } from 'vitest'

import type { Language } from '#domain/language/languages.ts'
import type { PayPeriod } from './normalised.ts'
import { salaryInText } from './salary-in-text.ts'

describe('pay in the words of a post', () => {
  it.each<[Language, string, [number, number, string | null, PayPeriod]]>([
    ['de', '• 2.600 – 3.100 € brutto im Monat', [2600, 3100, 'EUR', 'month']],
    ['de', 'Wir zahlen 15,50 € pro Stunde plus Zuschläge. Arbeitszeit: 38 Stunden pro Woche', [15.5, 15.5, 'EUR', 'hour']],
    ['de', 'CHF 130\'000 – 150\'000 pro Jahr', [130_000, 150_000, 'CHF', 'year']],
    ['de', 'Jahresgehalt ab 52.000 Euro', [52_000, 52_000, 'EUR', 'year']],
    ['de', 'Gehalt: 48.000 bis 55.000 €', [48_000, 55_000, 'EUR', 'year']],
    ['en', '£70,000 - £85,000 per annum, 28 days holiday', [70_000, 85_000, 'GBP', 'year']],
    ['en', '$38.50 - $52.00/hr + $5 night differential', [38.5, 52, 'USD', 'hour']],
    ['en', '€14.50 per hour + tips', [14.5, 14.5, 'EUR', 'hour']],
    ['en', 'SALARY: CAD 36 to 44 / hour', [36, 44, 'CAD', 'hour']],
    ['en', 'The base salary range is $120k-$150k.', [120_000, 150_000, 'USD', 'year']],
    ['en', 'Pay: $1,200 weekly', [1200, 1200, 'USD', 'week']],
    ['fr', 'Salaire : 2 300 € à 2 700 € brut mensuel', [2300, 2700, 'EUR', 'month']],
    ['fr', '45-55K€ selon profil', [45_000, 55_000, 'EUR', 'year']],
    ['fr', 'Poste en CDD, 39h/semaine. Salaire 1 950 € net.', [1950, 1950, 'EUR', 'month']],
    ['fr', '12,50 €/h brut', [12.5, 12.5, 'EUR', 'hour']],
    ['es', 'Salario: 28.000€ - 32.000€ brutos anuales', [28_000, 32_000, 'EUR', 'year']],
    ['es', '- 9 €/hora', [9, 9, 'EUR', 'hour']],
    ['es', '• $60,000 - $75,000 MXN mensuales', [60_000, 75_000, 'MXN', 'month']],
    ['es', 'Sueldo $18,000 al mes', [18_000, 18_000, null, 'month']],
    ['pt', '• 1.450€ brutos/mês + subsídio de alimentação', [1450, 1450, 'EUR', 'month']],
    ['pt', '- R$ 9.000 a R$ 12.000 por mês (CLT)', [9000, 12_000, 'BRL', 'month']],
    ['nl', 'Salaris conform cao VVT FWG 45: € 2.994 tot € 4.171 bruto per maand', [2994, 4171, 'EUR', 'month']],
    ['nl', '€ 3.200 - € 4.500 per maand bij 40 uur per week', [3200, 4500, 'EUR', 'month']],
    ['nl', 'Je verdient €16 per uur', [16, 16, 'EUR', 'hour']],
  ])('%s: %s', (language, line, [least, most, currency, per]) => {
    const text = `We bake.\n\n${line}\nApply`
    expect(salaryInText(text, language)).toMatchObject({ least, most, currency, per })
  }) // prettier-ignore

  it.each([
    'We raised $25,000,000 in our Series A',
    '€1,000 referral bonus',
    'A learning budget of €2,000 per year',
    'You manage a budget of $500,000 per year',
    'Umsatz von 12 Mio. € im Jahr',
    'Trusted by 10,000 customers, 38 hours a week',
    'Tickets from £20 to £40',
    'Our average order is $45',
    '401(k) with 4% match and $50 a day in meals',
    'Vale-refeição de R$ 40 por dia',
    'Competitive salary',
    'Please note the maximum salary available for the GS pay system is $191,900.',
  ])('is not taken from: %s', (line) => {
    expect(salaryInText(line, 'en')).toBeNull()
  })

  it('is told for a year too, and as it was written', () => {
    expect(salaryInText('Lohn: 20 € pro Stunde', 'de')).toMatchObject({
      raw: '20 €',
      yearlyLeast: 41_600,
      yearlyMost: 41_600,
    })
  })

  it('takes no time over what is made to take time', () => {
    const long = `${'1 000 '.repeat(3_000)}€\n${'$1 - '.repeat(4_000)}`
    expect(salaryInText(long, 'en')).toBeNull()
  })
})
