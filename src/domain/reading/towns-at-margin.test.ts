/** Entries whose employer and town stand in one row, the town flush with the right margin. */
import { describe, expect, it } from 'vitest'

import type { Printed } from '../../../tests/fixtures/printed-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

interface Job {
  employer: string
  town: string
  address?: string
  dates: string
  role: string
  did: readonly string[]
}

const edge = 540

/** The town's row, the address and the dates below it, then the role and an indented text. */
function rowsOf(jobs: readonly Job[]): Printed[] {
  const heads = jobs.map(({ employer, town }, i): Printed[] => [
    { text: employer, x: 50, y: 130 + 150 * i, bold: true },
    // Chromium draws what floats before the rest; the width is what the test page gives.
    { text: town, x: edge - 5 * town.length, y: 130 + 150 * i, bold: true },
  ])
  const rests = jobs.map(({ address, dates, role, did }, i): Printed[] => [
    ...(address === undefined ? [] : [{ text: address, x: 60, y: 143 + 150 * i, size: 9 }]),
    { text: dates, x: 50, y: 156 + 150 * i, size: 9 },
    { text: role, x: 50, y: 180 + 150 * i, bold: true },
    ...did.map((text, k) => ({ text, x: 60, y: 200 + 150 * i + 20 * k, size: 9 })),
  ])
  return [
    { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
    { text: 'ada@lovelace.example', x: 50, y: 80 },
    { text: 'WORK EXPERIENCE', x: 50, y: 105, size: 14, bold: true },
    ...heads.flatMap(([employer, town]) => [town, employer]).filter((one) => one !== undefined),
    ...rests.flat(),
  ]
}

const read = (jobs: readonly Job[]) =>
  readResume(printedPage(rowsOf(jobs))).resume.work_experience.map((job) => [
    job.role,
    job.company,
    job.location,
    ...job.description,
  ])

describe('a town flush with the right margin in its employer’s row', () => {
  const did = ['Kept the routes of the county.', 'Drove the vans of the depot.']

  it('is the entry’s place, and no column of its own', () => {
    expect(
      read([
        {
          employer: 'Parcel House Inc.',
          town: 'Oakland, CA',
          dates: 'June 2021 – Present',
          role: 'Dispatcher',
          did,
        },
        {
          employer: 'Ledger Lines Inc.',
          town: 'San Francisco, CA',
          dates: 'August 2017 – May 2021',
          role: 'Driver',
          did,
        },
        {
          employer: 'Bright Labs Inc.',
          town: 'Fresno, CA',
          dates: 'January 2016 – July 2017',
          role: 'Courier',
          did,
        },
      ]),
    ).toEqual([
      ['Dispatcher', 'Parcel House Inc.', 'Oakland, CA', ...did],
      ['Driver', 'Ledger Lines Inc.', 'San Francisco, CA', ...did],
      ['Courier', 'Bright Labs Inc.', 'Fresno, CA', ...did],
    ])
  })

  it('belongs to one entry with an address and dates below it, the role under those', () => {
    expect(
      read([
        {
          employer: 'Victoria Hospital',
          town: 'Sunderland',
          address: 'https://victoria.example',
          dates: 'April 2019 – Present',
          role: 'Senior Nurse',
          did,
        },
        {
          employer: 'Northern Clinic',
          town: 'Durham',
          dates: 'May 2015 – March 2019',
          role: 'Staff Nurse',
          did,
        },
      ]),
    ).toEqual([
      ['Senior Nurse', 'Victoria Hospital', 'Sunderland', ...did],
      ['Staff Nurse', 'Northern Clinic', 'Durham', ...did],
    ])
  })

  it('keeps its river in brackets, beside a firm called after its partners', () => {
    expect(
      read([
        {
          employer: 'Hallmann Bau GmbH',
          town: 'Leipzig',
          dates: 'März 2018 – heute',
          role: 'Projektleiterin',
          did,
        },
        {
          employer: 'Planungsbüro Kessler & Partner',
          town: 'Halle (Saale)',
          dates: 'Oktober 2012 – Februar 2018',
          role: 'Bauleiterin',
          did,
        },
      ]),
    ).toEqual([
      ['Projektleiterin', 'Hallmann Bau GmbH', 'Leipzig', ...did],
      ['Bauleiterin', 'Planungsbüro Kessler & Partner', 'Halle (Saale)', ...did],
    ])
  })
})
