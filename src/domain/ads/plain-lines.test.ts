import { describe, expect, it } from 'vitest'

import { readJob } from './requirements.ts'

/** What somebody pastes who tries the product: a line or two that say who offers which work, and where. */
const lines: readonly (readonly [text: string, title: string, employer: string])[] = [
  ['Acme — Software Engineer — Austin', 'Software Engineer', 'Acme'],
  ['Software Engineer at Acme', 'Software Engineer', 'Acme'],
  ['Senior Accountant | Northwind Traders | Leeds', 'Senior Accountant', 'Northwind Traders'],
  [
    'Acme Robotics — Software Engineer — Austin, TX\nWe build robots.',
    'Software Engineer',
    'Acme Robotics',
  ],
  ['Nurse\nSt. Mary Hospital, Cork', 'Nurse', 'St. Mary Hospital'],
  ['Brightwater Ltd is hiring a data analyst.', 'data analyst', 'Brightwater Ltd'],
  [
    'Warehouse Operative - Tranmere Haulage Ltd - Liverpool',
    'Warehouse Operative',
    'Tranmere Haulage Ltd',
  ],
  [
    'Carpenter / Joiner required by Oakham Joinery for bench work.',
    'Carpenter / Joiner',
    'Oakham Joinery',
  ],
  ['Join Lumenly as a product manager.', 'product manager', 'Lumenly'],
  ['Nordwerk GmbH sucht Buchhalter (m/w/d) in Kassel', 'Buchhalter (m/w/d)', 'Nordwerk GmbH'],
  ['Buchhalter (m/w/d)\nNordwerk GmbH\nKassel', 'Buchhalter (m/w/d)', 'Nordwerk GmbH'],
  ['Die Schreinerei Kohl & Söhne sucht einen Tischler.', 'Tischler', 'Schreinerei Kohl & Söhne'],
  [
    'Elektroniker (m/w/d) – Kröger Gebäudetechnik GmbH & Co. KG – Oldenburg',
    'Elektroniker (m/w/d)',
    'Kröger Gebäudetechnik GmbH & Co. KG',
  ],
  [
    'Wir sind die Stadtwerke Bamberg und suchen einen Anlagenmechaniker (m/w/d).',
    'Anlagenmechaniker (m/w/d)',
    'Stadtwerke Bamberg',
  ],
  ['Softwareentwickler bei Parkwerk in Leipzig', 'Softwareentwickler', 'Parkwerk'],
  [
    'Erzieher (m/w/d)\nAWO Kreisverband Emden e. V.',
    'Erzieher (m/w/d)',
    'AWO Kreisverband Emden e. V.',
  ],
  [
    'Arbeitgeber: Weingut von Hessel\nKellermeister (m/w/d)',
    'Kellermeister (m/w/d)',
    'Weingut von Hessel',
  ],
  ['Acme recherche un comptable', 'comptable', 'Acme'],
  ['Acme recherche un comptable à Lyon.', 'comptable', 'Acme'],
  ['Comptable (H/F)\nVerdier Distribution\nNantes', 'Comptable (H/F)', 'Verdier Distribution'],
  ['Boulangerie Martin recrute un vendeur (H/F) à Tours.', 'vendeur (H/F)', 'Boulangerie Martin'],
  ['Transports Morvan SAS – Cariste (H/F) – Lesquin', 'Cariste (H/F)', 'Transports Morvan SAS'],
  ['Infirmier chez Clinique des Lilas', 'Infirmier', 'Clinique des Lilas'],
  ['Développeur web | Kelvéo | Rennes', 'Développeur web', 'Kelvéo'],
  ['Grupo Iberluz busca electricista en Málaga', 'electricista', 'Grupo Iberluz'],
  [
    'Administrativo/a\nTalleres Hermanos Ibarrola, S.L.\nBarakaldo',
    'Administrativo/a',
    'Talleres Hermanos Ibarrola, S.L.',
  ],
  ['Cocinero en Restaurante Casa Paloma', 'Cocinero', 'Restaurante Casa Paloma'],
  ['Somos Ferlabo y buscamos un técnico de laboratorio.', 'técnico de laboratorio', 'Ferlabo'],
  [
    'Empresa: Logística Duero S.A.\nPuesto: Conductor de camión',
    'Conductor de camión',
    'Logística Duero S.A.',
  ],
  ['Vaga: Atendente\nDrogaria Boa Hora contrata em Recife', 'Atendente', 'Drogaria Boa Hora'],
  [
    'Analista Financeiro | Grão Forte Alimentos Ltda | Curitiba',
    'Analista Financeiro',
    'Grão Forte Alimentos Ltda',
  ],
  ['Construtora Aragão contrata pedreiro', 'pedreiro', 'Construtora Aragão'],
  ['Padeiro\nPadaria do Largo, Lda.\nÉvora', 'Padeiro', 'Padaria do Largo, Lda.'],
  [
    'Van Dijk Installatietechniek B.V.\nLoodgieter',
    'Loodgieter',
    'Van Dijk Installatietechniek B.V.',
  ],
  [
    'Elektricien bij Van Dijk Installatietechniek B.V. in Tilburg',
    'Elektricien',
    'Van Dijk Installatietechniek B.V.',
  ],
  ['Kapsalon Jansen zoekt een kapper', 'kapper', 'Kapsalon Jansen'],
  ['Boekhouder – Brouwer Accountants – Zwolle', 'Boekhouder', 'Brouwer Accountants'],
  [
    'Verpleegkundige (m/v/x)\nWoonzorgcentrum De Linde\nGent',
    'Verpleegkundige (m/v/x)',
    'Woonzorgcentrum De Linde',
  ],
  ['Wij zijn Stichting de Brug en zoeken een kok.', 'kok', 'Stichting de Brug'],
  ['Chauffeur gezocht door Transport van der Velde BV', 'Chauffeur', 'Transport van der Velde BV'],
]

describe('a line or two that say who offers which work', () => {
  it.each(lines)('%j', (text, title, employer) => {
    const job = readJob(text)
    expect([job.title?.text, job.company?.text]).toEqual([title, employer])
  })

  it.fails.each([
    [
      "L'association Les Petits Pas cherche une secrétaire.",
      'secrétaire',
      'association Les Petits Pas',
    ],
    ['Enfermeira na Clínica Vida Nova', 'Enfermeira', 'Clínica Vida Nova'],
  ])('are not yet read: %j', (text, title, employer) => {
    const job = readJob(text)
    expect([job.title?.text, job.company?.text]).toEqual([title, employer])
  })

  it.each([
    'Software Engineer — Austin',
    'Kellner\nBad Homburg\nAb sofort',
    'Comptable (H/F) à Lyon, CDI',
    'Boekhouder in Zwolle, 32 uur',
    'Enfermeira em Recife',
    'Camarero en Sevilla, jornada completa',
  ])('has no employer where the line names none: %j', (text) => {
    expect(readJob(text).company).toBeNull()
  })
})
