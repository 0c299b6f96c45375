/**
 * Resumes with a headline and a further section of every kind, composed from the invented people of
 * our fixtures: what each kind usually says, an entry of each with less, and a title of the person's own.
 */
import type { Language } from '#domain/language/languages.ts'
import { blankFurtherItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { completeSectionOrder, sectionKeys } from '#domain/resume/sections.ts'
import type { FurtherItem, FurtherKind } from '#domain/resume/sections/further.ts'
import { furtherKeyOf, furtherKinds } from '#domain/resume/sections/further.ts'

import type { Pools } from './resumes.ts'
import { openEnds, poolsOf } from './resumes.ts'

export function furtherSample(language: Language): ResumeContent {
  const pools = poolsOf(language)
  // Of a lone year nothing says that it is an end.
  const person = pools.people.find(({ work_experience: jobs }) =>
    jobs.every(({ from_date: from }) => from !== ''),
  )
  if (person === undefined) throw new RangeError(`nobody writes ${language}`)
  const further = [
    ...furtherKinds.map((kind) => ({
      id: kind,
      kind,
      title: '',
      items: itemsOf[kind](pools, language).map((item) => ({ ...blankFurtherItem, ...item })),
    })),
    {
      id: 'own',
      kind: 'other' as const,
      title: pools.skills[0]?.name || 'Atelier',
      items: [{ ...blankFurtherItem, title: pools.work[3]?.role ?? '', date: '2014' }],
    },
  ]
  return {
    ...person,
    contact_info: { ...person.contact_info, headline: pools.work[0]?.role ?? '' },
    further_sections: further,
    section_order: completeSectionOrder(
      [sectionKeys[0], ...further.map(furtherKeyOf), ...sectionKeys.slice(1)],
      further,
    ),
  }
}

type Items = (pools: Pools, language: Language) => Partial<FurtherItem>[]

const itemsOf: Readonly<Record<FurtherKind, Items>> = {
  languages: (_, language) => {
    const nameOf = new Intl.DisplayNames([language], { type: 'language' })
    return [
      { title: nameOf.of('fr') ?? '', level: 'C1' },
      { title: nameOf.of('pl') ?? '', level: 'B2 (2019)' },
      { title: nameOf.of('ar') ?? '' },
    ]
  },
  volunteering: ({ work, bullets }, language) => [
    {
      title: work[1]?.role ?? '',
      organization: work[1]?.company ?? '',
      location: 'Lyon',
      from_date: '03/2019',
      to_date: openEnds[language],
      description: bullets.slice(0, 3),
    },
    { title: work[2]?.role ?? '', organization: work[2]?.company ?? '', from_date: '2015' },
  ],
  awards: ({ certifications, education }) => [
    {
      title: certifications[0]?.name ?? '',
      organization: education[0]?.university ?? '',
      date: '06/2021',
      description: ['3 / 120'],
    },
    { title: certifications[1]?.name ?? '', date: '2018' },
  ],
  publications: ({ bullets, work }) => [
    {
      title: bullets[0] ?? '',
      organization: work[0]?.company ?? '',
      date: '2020',
      link: 'https://doi.example/10.1000/182',
    },
    { title: bullets[4] ?? '', date: '11/2022' },
  ],
  memberships: ({ work }, language) => [
    {
      title: work[4]?.role ?? '',
      organization: work[0]?.company ?? '',
      from_date: '2016',
      to_date: openEnds[language],
    },
    { title: work[5]?.role ?? '', organization: work[1]?.company ?? '' },
  ],
  interests: ({ bullets, skills }) => [
    { title: skills[0]?.skills[0] ?? '', description: bullets.slice(1, 2) },
    { title: skills[0]?.skills[1] ?? '' },
  ],
  references: ({ people, work, bullets }) => [
    {
      title: people[1]?.contact_info.name ?? '',
      organization: work[0]?.company ?? '',
      description: bullets.slice(2, 3),
    },
  ],
  patents: ({ projects, bullets }) => [
    {
      title: projects[0]?.name ?? '',
      organization: 'EPO',
      date: '2017',
      link: 'https://patents.example/EP1234567',
      description: bullets.slice(0, 1),
    },
  ],
  other: ({ projects, work, bullets }) => [
    {
      title: projects[1]?.name || 'Atlas',
      organization: work[2]?.company ?? '',
      location: 'Porto',
      date: '2013',
      link: 'https://atlas.example',
      description: bullets.slice(3, 5),
    },
    { title: work[0]?.role ?? '', description: bullets.slice(5, 6) },
  ],
}
