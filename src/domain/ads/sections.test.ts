import { describe, expect, it } from 'vitest'

import { degreesIn, yearsIn } from './asks.ts'
import { readJob } from './requirements.ts'

const kindsOf = (text: string) =>
  Object.fromEntries(readJob(text).skills.map((skill) => [skill.label, skill.kind]))

describe('the sections of a job', () => {
  it.each([
    [
      'en',
      'The role:\n- Manage a team\nThe person:\n- 3 years of experience\n- Excel, Power BI',
      'Power BI',
    ],
    [
      'de',
      'Aufgaben\n- Beratung\nDein Rucksack\n- 3 Jahre Erfahrung im Vertrieb\n- Salesforce',
      'Salesforce',
    ],
    [
      'fr',
      'VOTRE RÔLE\n→ Tenue des comptes\nVOUS\n→ 2 ans dans un poste proche\n→ Excel',
      'Microsoft Excel',
    ],
    ['es', 'Funciones\n- Cocinar\nTu mochila\n- Experiencia en cocina\n- APPCC', 'HACCP'],
    [
      'pt',
      'Atividades\n- Cozinhar\nSua bagagem\n- Experiência em cozinha\n- Excel',
      'Microsoft Excel',
    ],
    ['nl', 'Taken\n- Koken\nJouw bagage\n- Ervaring met koken\n- HACCP', 'HACCP'],
  ])('end where a heading of its own opens a list that asks, in %s', (_language, text, skill) => {
    expect(kindsOf(`Title\n${text}`)[skill]).toBe('required')
  })

  it.each([
    'Procuramos colega para:',
    'Buscamos a alguien para:',
    'Nous cherchons quelqu’un pour :',
  ])('tell the work where somebody is sought for it: %s', (heading) => {
    expect(kindsOf(`Title\n${heading}\n- Excel\n- SQL`)['SQL']).toBe('duty')
  })

  it.each([
    ['It would be lovely if you had\n- Excel'],
    ['Schön, aber kein Muss:\n- Excel'],
    ['Te da puntos extra\n- Excel'],
    ['Se valora\n- Excel'],
    ['O que conta pontos\n- Excel'],
  ])('say that it is only wished: %j', (part) => {
    expect(kindsOf(`Title\nRequirements\n- SQL\n${part}`)['Microsoft Excel']).toBe('preferred')
  })

  it.each([['Pré-requis\n- Excel'], ['Pré-requisitos:\n- Excel'], ['Pre-requisites\n- Excel']])(
    'are demands where a hyphen stands in the word: %j',
    (part) => {
      expect(kindsOf(`Title\n${part}\n- SQL`)['Microsoft Excel']).toBe('required')
    },
  )
})

describe('months of experience', () => {
  it.each([
    ["6 months' experience in a warehouse", 0.5],
    ['Mindestens 18 Monate Berufserfahrung', 1.5],
    ['Expérience de 6 mois', 0.5],
    ['Experiencia de 6 meses', 0.5],
    ['Experiência mínima de seis meses', 0.5],
    ['Minimaal 6 maanden ervaring', 0.5],
  ])('count as parts of years: %j', (line, years) => {
    expect(yearsIn(line).map((one) => one.years)).toEqual([years])
  })

  it.each(['A 12-month contract', '6 Monate Probezeit', 'ervaring met een mes'])(
    'are none in %j',
    (line) => {
      expect(yearsIn(line)).toEqual([])
    },
  )
})

describe('years that are nobody’s experience', () => {
  it.each(['Kinder von 1–3 Jahren', 'Seit 30 Jahren am Markt', 'crianças de 2 a 4 anos'])(
    'are none: %j',
    (line) => {
      expect(yearsIn(line)).toEqual([])
    },
  )
})

describe('a degree', () => {
  it.each([
    ['Degree in Accounting or Finance', 'Degree in Accounting or Finance', 2],
    ['BTS Comptabilité ou DCG', 'BTS Comptabilité', 1],
    ['Ausbildung als Koch', 'Ausbildung als Koch', 1],
    ['Grado en Fisioterapia', 'Grado en Fisioterapia', 2],
    ['Graduado en ESO', 'Graduado en ESO', 1],
    ['Licenciatura em Química', 'Licenciatura em Química', 2],
    ['Escolaridade obrigatória', 'Escolaridade obrigatória', 1],
    ['mbo 4 Onderwijsassistent', 'mbo 4 Onderwijsassistent', 1],
    ['Zweites Staatsexamen', 'Zweites Staatsexamen', 3],
  ] as const)('is read with what it is in: %j', (line, text, level) => {
    const [first] = degreesIn(line)
    expect(first && line.slice(first.start, first.end)).toBe(text)
    expect(first?.level).toBe(level)
  })

  it('is no employer whose name begins with one', () => {
    expect(degreesIn('We werken voor MBO Utrecht en Anne Frank Stichting')).toEqual([])
  })
})

describe('a lead that wishes', () => {
  it.each([
    ['Requirements', 'Nice: Grafana, Kubernetes. A bit of Terraform'],
    ['Anforderungen', 'Was hilft\nGrafana, Kubernetes, Terraform'],
    ['Profil recherché', 'On aime aussi : Grafana, Kubernetes, Terraform'],
    ['Requisitos', 'Nos gusta: Grafana, Kubernetes, Terraform'],
    ['Requisitos', 'Também ajuda: Grafana, Kubernetes, Terraform'],
    ['Functie-eisen', 'Wat helpt: Grafana, Kubernetes, Terraform'],
  ])('opens wishes to the end of its paragraph, behind %s: %j', (head, wishes) => {
    expect(kindsOf(`${head}\n- Python\n- SQL\n\n${wishes}\n\nCome and see us.`)).toEqual({
      Python: 'required',
      SQL: 'required',
      Grafana: 'preferred',
      Kubernetes: 'preferred',
      Terraform: 'preferred',
    })
  })

  it('parts the list on the line below it into its items', () => {
    const { lines } = readJob(
      'Requirements\n- Python\n\nNice to have\nwet hands, dry feet, a warm hat',
    )
    expect(lines.map(({ text }) => text)).toEqual(['Python', 'wet hands', 'dry feet', 'a warm hat'])
  })

  it('is a heading with an aside in a bracket too', () => {
    const { lines } = readJob(
      'Taken\n- Hijsen\n\nJe hebt in elk geval (NIET reageren zonder dit)\n- Excel\n- Python',
    )
    expect(lines.map(({ text, kind }) => [text, kind])).toEqual([
      ['Hijsen', 'duty'],
      ['Excel', 'required'],
      ['Python', 'required'],
    ])
  })
})
