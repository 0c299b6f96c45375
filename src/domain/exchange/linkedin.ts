/**
 * LinkedIn's data export → a resume: one table of comma-separated values for each part of a profile
 * (Profile.csv, Positions.csv, …). What has no field here is answered as left over, not dropped.
 */
import { openEndIn } from '../language/dates.ts'
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { tableOf } from '../language/table.ts'
import { restoreContent } from '../resume/restore.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FurtherKind } from '../resume/sections/further.ts'
import { readCsv } from './csv.ts'
import { levelWords } from '#tables/level-words.js'
import { notTaken } from './not-taken.ts'

/** The tables that are read, by their names in the export. */
export const linkedInTables = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Projects.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Honors.csv',
  'Volunteering.csv',
  'Publications.csv',
  'Courses.csv',
  'Patents.csv',
  'Organizations.csv',
  'Test Scores.csv',
] as const

export type LinkedInTables = Partial<Record<(typeof linkedInTables)[number], string>>

type Row = Record<string, string>

export function fromLinkedIn(tables: LinkedInTables): {
  resume: ResumeContent
  unplaced: string[]
} {
  const rows = (name: keyof LinkedInTables): Row[] => readCsv(tables[name] ?? '')
  const [profile = {}] = rows('Profile.csv')
  const emails = rows('Email Addresses.csv')
  const email = emails.find((row) => row['Primary'] === 'Yes') ?? emails[0]
  const language = languageOf(tables)
  const open = openEndIn(language)
  const resume = restoreContent({
    contact_info: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      headline: profile['Headline'],
      email: email?.['Email Address'],
      phone: rows('PhoneNumbers.csv')[0]?.['Number'],
      possible_work_locations: [profile['Geo Location'] || profile['Address'] || ''].filter(
        Boolean,
      ),
    },
    media: mediaOf(profile['Websites'] ?? ''),
    summary: profile['Summary'],
    work_experience: rows('Positions.csv').map((row) => ({
      role: row['Title'],
      company: row['Company Name'],
      location: row['Location'],
      from_date: row['Started On'],
      to_date: row['Finished On'] || open,
      description: linesOf(row['Description']),
    })),
    education: rows('Education.csv').map((row) => ({
      degree: row['Degree Name'],
      university: row['School Name'],
      from_date: row['Start Date'],
      to_date: row['End Date'],
      special_achievements: [...linesOf(row['Notes']), ...linesOf(row['Activities'])],
    })),
    skill_categories: [
      // A category without a name is none.
      { name: phraseFor(language, 'skills'), skills: rows('Skills.csv').map((row) => row['Name']) },
    ].filter(({ skills }) => skills.length > 0),
    projects: rows('Projects.csv').map((row) => ({
      name: row['Title'],
      date: periodOf(row),
      link: row['Url'],
      purpose: row['Description'],
    })),
    certification_and_training: rows('Certifications.csv').map((row) => ({
      name: row['Name'],
      organization: row['Authority'],
      date: row['Started On'],
      certificate_link: row['Url'],
    })),
    further_sections: furtherTables.flatMap(({ table, kind, item }) => {
      const items = rows(table).map((row) => item(row, language))
      return items.length === 0 ? [] : [{ id: kind, kind, items }]
    }),
  })
  const { 'First Name': first, 'Last Name': last, Websites: sites = '', ...about } = profile
  const unplaced = notTaken(
    [[first, last], about, sitesIn(sites), linkedInTables.slice(1).map(rows)],
    resume,
    {
      names: ['Name', 'Title', 'Company Name', 'School Name', 'Degree Name'],
      isSpare: (field) => ofTheAccount.has(field),
    },
  )
  return { resume, unplaced }
}

interface FurtherTable {
  table: keyof LinkedInTables
  kind: FurtherKind
  item: (row: Row, language: Language) => object
}

/** Tables that are further sections of a resume, and an entry of each. */
const furtherTables: readonly FurtherTable[] = [
  {
    table: 'Languages.csv',
    kind: 'languages',
    item: (row, language) => ({
      title: row['Name'],
      level: levelIn(row['Proficiency'] ?? '', language),
    }),
  },
  {
    table: 'Volunteering.csv',
    kind: 'volunteering',
    item: (row) => ({
      title: row['Role'],
      organization: row['Company Name'],
      from_date: row['Started On'],
      to_date: row['Finished On'],
      description: linesOf(row['Description']),
    }),
  },
  {
    table: 'Honors.csv',
    kind: 'awards',
    item: (row) => ({
      title: row['Title'],
      date: row['Issued On'],
      description: linesOf(row['Description']),
    }),
  },
  {
    table: 'Publications.csv',
    kind: 'publications',
    item: (row) => ({
      title: row['Name'],
      organization: row['Publisher'],
      date: row['Published On'],
      link: row['Url'],
      description: linesOf(row['Description']),
    }),
  },
  {
    table: 'Organizations.csv',
    kind: 'memberships',
    item: (row) => ({
      title: row['Position'],
      organization: row['Name'],
      from_date: row['Started On'],
      to_date: row['Finished On'],
      description: linesOf(row['Description']),
    }),
  },
  {
    table: 'Patents.csv',
    kind: 'patents',
    item: (row) => ({
      title: row['Title'],
      organization: row['Application Number'],
      date: row['Issued On'] || row['Filed On'],
      link: row['Url'],
      description: linesOf(row['Description']),
    }),
  },
]

const levels = tableOf(levelWords)

/** The network has its levels in English, whatever the profile is in. */
const levelIn = (said: string, language: Language): string =>
  (language === 'en' ? null : levels.translate(said, 'en', language)) ?? said

/** By what the person wrote: the names of columns and some of their values are English always. */
function languageOf(tables: LinkedInTables): Language {
  const own = linkedInTables.flatMap((table) => readCsv(tables[table] ?? ''))
  return detectLanguage(own.flatMap((row) => written.map((column) => row[column] ?? '')).join('\n'))
}

const written = [
  'Headline',
  'Summary',
  'Title',
  'Role',
  'Description',
  'Degree Name',
  'Notes',
  'Activities',
  'Name',
]

/** What the network notes beside an address or a number. */
const ofTheAccount = new Set(['Confirmed', 'Primary', 'Updated On', 'Type', 'Extension'])

const periodOf = (row: Row): string =>
  [row['Started On'], row['Finished On']].filter(Boolean).join(' – ')

/** A text with its own line ends; a dot or dash in front of a line was a bullet. */
const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[•·▪●*–-]\s+/u, '').trim())
    .filter((line) => line !== '')

/** "[PORTFOLIO:https://a.example,OTHER:https://github.com/a]". */
const sitesIn = (websites: string): string[] =>
  websites
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((site) => site.trim().replace(/^[A-Z_]+:(?=\S)/, ''))

function mediaOf(websites: string): ResumeContent['media'] {
  const media = { github: '', website: '', linkedin: '' }
  for (const url of sitesIn(websites)) {
    const kind = /github\.com/i.test(url) ? 'github' : 'website'
    if (media[kind] === '') media[kind] = url
  }
  return media
}
