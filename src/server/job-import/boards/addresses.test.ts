import { describe, expect, it } from 'vitest'

import { wantedSources } from '../wanted-sources.ts'
import { boardAt, boardInPage } from './addresses.ts'

describe('an address', () => {
  it.each([
    ['https://boards.greenhouse.io/acme', 'greenhouse:acme'],
    ['https://job-boards.eu.greenhouse.io/acme/jobs/12', 'greenhouse:acme'],
    ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse:acme'],
    ['https://jobs.lever.co/haff', 'lever:haff'],
    ['https://jobs.eu.lever.co/haff/', 'lever:eu/haff'],
    ['https://jobs.ashbyhq.com/tulipmaps', 'ashby:tulipmaps'],
    ['https://depan.recruitee.com/', 'recruitee:depan'],
    ['https://brot.jobs.personio.de', 'personio:brot'],
    ['https://brot.jobs.personio.com/?language=en', 'personio:brot.jobs.personio.com'],
    ['https://apply.workable.com/nova-obra/', 'workable:nova-obra'],
    ['https://careers.smartrecruiters.com/TiendaSol', 'smartrecruiters:TiendaSol'],
    ['https://fjallvind.teamtailor.com/jobs', 'teamtailor:fjallvind'],
    ['https://tulipchips.wd3.myworkdayjobs.com/en-US/Careers', 'workday:tulipchips.wd3/Careers'],
    ['https://join.com/companies/radwerk', 'join:radwerk'],
    ['https://kaiwerk.softgarden.io/de/vacancies', 'softgarden:kaiwerk'],
    ['https://millbridge.bamboohr.com/careers', 'bamboohr:millbridge'],
    ['https://careers-pine.icims.com/jobs/search', 'icims:careers-pine'],
  ])('%s is of %s, which the settings could name', (address, name) => {
    expect(boardAt(address)).toBe(name)
    expect(wantedSources(name, '')).toMatchObject([{ name }])
  })

  it.each([
    'https://www.bamboohr.com/pricing',
    'https://help.recruitee.com/en',
    'https://boards.greenhouse.io.evil.example/acme',
    'https://example.org/?u=https://jobs.lever.co/haff',
    'https://acme.example/careers',
  ])('%s is of none', (address) => {
    expect(boardAt(address)).toBeNull()
  })
})

describe('a careers page', () => {
  const address = 'https://acme.example/careers'

  it('leads to the board that it names most often', () => {
    const page = `<a href="https://jobs.lever.co/acme/1"></a><script src="//jobs.lever.co/acme"></script>
      <a href="https://jobs.ashbyhq.com/partner">A partner</a>`
    expect(boardInPage(page, address)).toBe('lever:acme')
  })

  it('leads to a board that only its state names', () => {
    const state = String.raw`{"url":"https:\/\/boards.greenhouse.io\/embed\/job_board?for=acme"}`
    expect(boardInPage(`<script>${state}</script>`, address)).toBe('greenhouse:acme')
  })

  it('is itself a board where a system left its mark or postings stand in it', () => {
    const mark = '<link href="https://assets-aws.teamtailor-cdn.com/x.css">'
    expect(boardInPage(mark, address)).toBe('teamtailor:acme.example')
    expect(boardInPage('{"@type":"JobPosting"}', address)).toBe(`schema:${address}`)
    expect(boardInPage('<p>We are hiring.</p>', address)).toBeNull()
  })

  it('is read in time proportional to it', () => {
    const page = 'https://a.b/'.repeat(150_000)
    expect(boardInPage(page, address)).toBeNull()
  })
})
