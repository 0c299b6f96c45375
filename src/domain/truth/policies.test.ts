import { describe, expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import { withValueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { contextOf } from './context.ts'
import type { PolicyName } from './policies.ts'
import { policies } from './policies.ts'
import { readEdits } from './verify.ts'
import type { TruthOptions } from './verify.ts'

const duties = [
  'Helped the store manager prepare the annual audit.',
  'Sold garden furniture to 40 customers a week, together with a colleague.',
  'Checked deliveries in two trial warehouses every month.',
  'Wrote product texts for the online shop without an agency.',
  'Raised sales from 30 to 45 orders a day with posters in Canva.',
  'Trained two new colleagues on the till for 3 to 5 days.',
  'Ordered seeds from the catalogue, which the head gardener designed.',
  'Answered calls on plants, without giving advice.',
]

const person: ResumeContent = {
  ...blankContent(),
  summary: 'Shop assistant with six years in garden centres. Likes plants and shelves.',
  work_experience: [
    {
      role: 'Shop Assistant',
      company: 'Greenleaf Gardens',
      location: 'Leeds',
      from_date: '03/2018',
      to_date: '06/2024',
      description: duties,
    },
  ],
  education: [
    {
      degree: 'BSc Botany',
      university: 'University of Leeds',
      from_date: '2014',
      to_date: '2017',
      special_achievements: ['Passed with merit'],
    },
    {
      degree: 'MSc Ecology, two of four terms',
      university: 'University of York',
      from_date: '2017',
      to_date: '2018',
      special_achievements: [],
    },
  ],
  skill_categories: [
    { name: 'Tools', skills: ['Canva', 'Excel (basics)', 'Driving licence (class B)'] },
    { name: 'Languages', skills: ['English (native)', 'German (B1)'] },
  ],
}

const line = (i: number): string => `/work_experience/0/description/${i}`
const skills = '/skill_categories/0/skills'
const spoken = '/skill_categories/1/skills'
const across: TruthOptions = { language: 'en', translatedTo: 'de' }

type Change = readonly [path: string, value: unknown, options?: TruthOptions]

/** For each row a change that falls under it, and a neighbour that does not. */
const cases: Readonly<Record<PolicyName, readonly [falls: Change, neighbour: Change]>> = {
  disguised: [
    [skills, ['Cаnva']],
    [skills, ['Canva']],
  ],
  copied: [
    ['/work_experience/0/company', 'Bluebell Nurseries'],
    ['/work_experience/0/from_date', 'March 2018'],
  ],
  retitled: [
    ['/work_experience/0/role', 'Garden Shop Assistant'],
    ['/work_experience/0/role', 'Assistant, Shop'],
  ],
  qualifierLost: [
    ['/education/1/degree', 'MSc Ecology'],
    ['/education/1/degree', 'MSc Ecology, 2 of 4 terms'],
  ],
  fieldAdded: [
    ['/media/github', 'https://github.com/green'],
    ['/media/github', ''],
  ],
  entryAdded: [
    ['/education', [...person.education, { ...person.education[0], university: 'Oxbridge' }]],
    ['/education', person.education],
  ],
  employerLost: [
    ['/work_experience', []],
    ['/education', []],
  ],
  skill: [
    [skills, ['Canva', 'Salesforce']],
    [skills, ['Canva', 'Garden furniture']],
  ],
  skillOfWords: [
    [skills, ['Canva', 'Posters for florists']],
    [skills, ['Canva', 'Product texts']],
  ],
  skillLevel: [
    [skills, ['Canva', 'Excel']],
    [skills, ['Canva', 'Excel (basics)']],
  ],
  language: [
    [spoken, ['English (native)', 'Spanish (B1)']],
    [spoken, ['German (B1)', 'English (native)']],
  ],
  languageLevel: [
    [spoken, ['English (native)', 'German (C1)']],
    [spoken, ['English (native)', 'German (A2)']],
  ],
  levelLeftOut: [
    [spoken, ['English (native)', 'German']],
    [spoken, ['English', 'German (B1)']],
  ],
  grade: [
    ['/education/0/special_achievements/0', 'Passed with distinction'],
    ['/education/0/special_achievements/0', 'Passed, with merit'],
  ],
  licence: [
    [skills, ['Canva', 'Driving licence (class C)']],
    [skills, ['Canva', 'Driving licence, class B']],
  ],
  number: [
    [line(1), 'Sold garden furniture to 60 customers a week, together with a colleague.'],
    [line(1), 'Sold garden furniture to forty customers a week, together with a colleague.'],
  ],
  numberWorkedOut: [
    [
      line(4),
      'Raised sales by half, from 30 to 45 orders a day, some 225 orders a week, with Canva.',
    ],
    [line(4), 'Raised sales from 30 to 45 orders a day with posters made in Canva.'],
  ],
  numberOfAnother: [
    [line(3), 'Wrote 40 product texts for the online shop without an agency.'],
    [line(5), 'Trained 2 new colleagues on the till.'],
  ],
  rangeEnd: [
    [line(5), 'Trained two new colleagues on the till for 5 days.'],
    [line(5), 'Trained two new colleagues on the till for up to 5 days.'],
  ],
  bound: [
    [line(1), 'Sold garden furniture to more than 40 customers a week, with a colleague.'],
    [line(1), 'Sold garden furniture to more than 35 customers a week, with a colleague.'],
  ],
  period: [
    [line(2), 'Checked deliveries in two trial warehouses every week.'],
    [line(2), 'Checked deliveries monthly in two trial warehouses.'],
  ],
  direction: [
    [line(4), 'Took sales from 45 to 30 orders a day with posters in Canva.'],
    [line(4), 'Took sales from 30 to 45 orders a day with posters in Canva.'],
  ],
  name: [
    [line(3), 'Wrote product texts for Wildflora without an agency.'],
    [line(3), 'Wrote product texts for Greenleaf Gardens without an agency.'],
  ],
  letters: [
    [line(3), 'Wrote product texts in QXR for the online shop without an agency.'],
    [line(3), 'Wrote product texts for the shop online without an agency.'],
  ],
  skillInProse: [
    [line(4), 'Raised sales from 30 to 45 orders a day with posters in Photoshop.'],
    [line(4), 'Raised sales from 30 to 45 orders a day with Canva posters.'],
  ],
  tool: [
    [line(3), 'Wrote product texts in kotlin for the online shop without an agency.'],
    [line(4), 'Raised sales from 30 to 45 orders a day with canva posters.'],
  ],
  helped: [
    [line(0), 'Prepared the annual audit.'],
    [line(0), 'Supported the store manager in preparing the yearly audit.'],
  ],
  shared: [
    [line(1), 'Sold garden furniture to 40 customers a week.'],
    [line(1), 'Sold garden furniture with a colleague to 40 customers a week.'],
  ],
  takenOver: [
    [line(6), 'Designed the catalogue and ordered seeds from it.'],
    [line(6), 'Seeds ordered from the catalogue, which the head gardener designed.'],
  ],
  weight: [
    [line(2), 'Approved deliveries in two trial warehouses every month.'],
    [line(2), 'Deliveries checked in two trial warehouses every month.'],
  ],
  rank: [
    [line(3), 'Wrote expert product texts for the online shop without an agency.'],
    [line(0), 'Helped the manager of the store prepare the annual audit.'],
  ],
  paper: [
    ['/summary', 'Shop assistant with six years in garden centres. Certified till trainer.'],
    ['/summary', 'Shop assistant with six years in garden centres, botany degree. Likes plants.'],
  ],
  title: [
    ['/summary', 'Florist with six years in garden centres. Likes plants and shelves.'],
    ['/summary', 'Assistant in the shop with six years in garden centres. Likes plants.'],
  ],
  fact: [
    [line(3), 'Wrote award-winning product texts for the online shop without an agency.'],
    [line(4), 'Sales raised from 30 to 45 orders a day with posters in Canva.'],
  ],
  scope: [
    [line(3), 'Wrote product texts for the online shop worldwide without an agency.'],
    [line(3), 'Wrote texts on products for the online shop without an agency.'],
  ],
  limit: [
    [line(2), 'Checked deliveries in two warehouses every month.'],
    [line(2), 'Checked deliveries every month in two prototype warehouses.'],
  ],
  limitAcross: [
    [line(7), 'Anrufe zu Pflanzen beantwortet.', across],
    [line(7), 'Anrufe zu Pflanzen beantwortet, ohne Beratung.', across],
  ],
  denial: [
    [line(4), 'Raised sales from 30 to 45 orders a day without posters in Canva.'],
    [line(3), 'Wrote product texts for the online shop with no agency.'],
  ],
  turned: [
    [line(1), 'Bought garden furniture from 40 customers a week, together with a colleague.'],
    [line(1), 'Together with a colleague, sold garden furniture to 40 customers a week.'],
  ],
  term: [
    [line(3), 'Wrote product texts and newsletters for the online shop without an agency.'],
    [line(3), 'Wrote texts for the online shop without an agency.'],
  ],
  line: [
    ['/work_experience/0/description', [...duties, 'Juggled oranges.']],
    ['/work_experience/0/description', [...duties, duties[0]]],
  ],
  result: [
    [line(2), 'Monatliche Prüfung der Lieferungen in zwei Lagern, wodurch Fehler sanken.', across],
    [line(2), 'Monatliche Prüfung der Lieferungen in zwei Lagern.', across],
  ],
  audience: [
    [line(3), 'Produkttexte ohne Agentur für den Vorstand geschrieben.', across],
    [line(3), 'Produkttexte ohne Agentur für den Onlineshop geschrieben.', across],
  ],
}

function found([path, value, options = { language: 'en' }]: Change): PolicyName[] {
  const { passages, around } = readEdits(
    contextOf(person, withValueAt(person, path, value), options),
  )
  return [...around, ...passages.flatMap(({ doubts }) => doubts)].map(({ policy }) => policy)
}

const names = Object.keys(policies) as PolicyName[]

describe.each(names)('the policy %s', (name) => {
  const [falls, neighbour] = cases[name]

  it('finds what falls under it', () => {
    expect(found(falls)).toContain(name)
  })

  it('leaves its neighbour', () => {
    expect(found(neighbour)).not.toContain(name)
  })
})
