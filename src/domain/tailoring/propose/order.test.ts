import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankItem, blankWorkItem } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { proposeOrder } from './order.ts'
import { worthToJob } from './worth.ts'

const job = readJob(
  'Frontend Developer\n\nWhat you will do\n- Sit with the product owner and partners\n\nRequirements\n- React\n- Cypress',
)

const movesOf = (resume: ResumeContent, asked = job) =>
  proposeOrder(resume, asked, worthToJob(resume, asked), 'en')

describe('the order of a resume', () => {
  it('puts the skills first that the job demands, and says what that is', () => {
    const listed = [{ name: 'Tools', skills: ['Git', 'Cypress', 'React'] }]
    expect(movesOf({ ...blankContent(), skill_categories: listed })).toEqual([
      {
        path: '/skill_categories/0/skills',
        order: [1, 2, 0],
        basis: ['/skill_categories/0/skills/1'],
        requirement: 'Cypress',
      },
    ])
  })

  it('puts the rows of skills first that hold what the job demands, and none for a driving licence', () => {
    const rows = [
      { name: 'Other', skills: ['Chess'] },
      { name: 'Licences', skills: ['Driving licence B'] },
      { name: 'Tools', skills: ['React'] },
    ]
    const asked = readJob('Frontend Developer\n\nRequirements\n- React\n- Driving licence B')
    expect(movesOf({ ...blankContent(), skill_categories: rows }, asked)).toMatchObject([
      { path: '/skill_categories', requirement: 'React' },
    ])
    const others = rows.slice(0, 2)
    expect(movesOf({ ...blankContent(), skill_categories: others }, asked)).toEqual([])
  })

  it('passes no skill that the ad names, and puts no row of languages first', () => {
    const asked = readJob(
      'Event planner\n\nWhat you will do\n- Plan weddings in Bankettprofi\n\nRequirements\n- Excel\n- German B1',
    )
    const rows = [
      { name: 'Programs', skills: ['Bankettprofi', 'Excel'] },
      { name: 'Languages', skills: ['Polish', 'German B1'] },
    ]
    expect(movesOf({ ...blankContent(), skill_categories: rows }, asked)).toEqual([])
    const others = [{ name: 'Work', skills: ['Menus'] }, ...rows.slice(1)]
    expect(movesOf({ ...blankContent(), skill_categories: others }, asked)).toEqual([])
  })

  const ofLines = (...description: string[]) =>
    movesOf({ ...blankContent(), work_experience: [{ ...blankWorkItem, description }] })

  it('puts lines that the job demands behind the first one of a post', () => {
    const lines = [
      'Ran the office',
      'Answered the telephone',
      'Coffee',
      'Bookkeeping for two shops',
    ]
    const asked = readJob('Office Manager\n\nRequirements\n- Bookkeeping')
    const work_experience = [{ ...blankWorkItem, description: lines }]
    expect(movesOf({ ...blankContent(), work_experience }, asked)).toMatchObject([
      { order: [0, 3, 1, 2] },
    ])
    const few = [{ ...blankWorkItem, description: lines.slice(1) }]
    expect(movesOf({ ...blankContent(), work_experience: few }, asked)).toEqual([])
  })

  it('moves no line for a program that it names, and none where the ad is in another language', () => {
    const lines = ['Built screens', 'Answered the telephone', 'Coffee', 'Wrote tests in Cypress']
    expect(ofLines(...lines)).toEqual([])
    const told = ['Ran the office', 'Answered the telephone', 'Coffee', 'Bookkeeping for two shops']
    const work_experience = [{ ...blankWorkItem, description: told }]
    const german = readJob(
      `Entwicklerin\n\n${'- Sie bauen mit uns die Seiten, auf denen Menschen Reisen buchen.\n'.repeat(7)}\nAnforderungen\n- Buchhaltung`,
    )
    expect(movesOf({ ...blankContent(), work_experience }, german)).toEqual([])
  })

  it('puts a line that tells what was changed before those that tell nothing of the job', () => {
    const lines = ['Built screens', 'Answered the telephone', 'Coffee', 'Cut React loads by 25 %']
    expect(ofLines(...lines)).toMatchObject([{ order: [0, 3, 1, 2] }])
  })

  it('passes no line that counts a result', () => {
    const lines = ['Built screens', 'Cut the load to 25 %', 'Served 40 guests', 'Bookkeeping']
    expect(ofLines(...lines)).toEqual([])
  })

  it('moves no line for the language alone that it was done in', () => {
    const asked = readJob('Receptionist\n\nRequirements\n- French')
    const description = ['Greeted guests', 'Answered the telephone', 'Coffee', 'Letters in French']
    const resume = { ...blankContent(), work_experience: [{ ...blankWorkItem, description }] }
    expect(movesOf(resume, asked)).toEqual([])
  })

  it('moves no line for what it counts alone', () => {
    const lines = ['Built screens', 'Answered the telephone', 'Coffee', 'Cut the load to 25 %']
    expect(ofLines(...lines)).toEqual([])
  })

  it('leaves the mother tongue before the language that the job demands', () => {
    const asked = readJob('Receptionist\n\nRequirements\n- French')
    const listed = [{ name: 'Languages', skills: ['English (native)', 'French C1'] }]
    const moves = movesOf({ ...blankContent(), skill_categories: listed }, asked)
    expect(moves.filter(({ path }) => path !== '/section_order')).toEqual([])
  })

  it('puts no section first for the name of a school, a police record or the language of both', () => {
    const paper = { ...blankItem('certification_and_training'), name: 'Watercolours' }
    const moved = (change: Partial<ResumeContent>, requirement: string) =>
      movesOf(
        {
          ...blankContent(),
          education: [{ ...blankItem('education'), degree: 'Ceramics' }],
          ...change,
        },
        readJob(`Clerk\n\nRequirements\n- ${requirement}`),
      ).filter(({ path }) => path === '/section_order')
    const school = { ...paper, organization: 'Bookkeeping School of Leeds' }
    expect(moved({ certification_and_training: [school] }, 'Bookkeeping')).toEqual([])
    const record = { ...paper, name: 'Enhanced DBS check' }
    expect(moved({ certification_and_training: [record] }, 'Enhanced DBS check')).toEqual([])
    const skill_categories = [{ name: 'Languages', skills: ['English'] }]
    expect(moved({ skill_categories }, 'Fluent English')).toEqual([])
  })

  it('puts a licence that the job demands before the education, and not before a degree that it asks for', () => {
    const ofDriver = (requirements: string): string[][] => {
      const asked = readJob(`Truck Driver\n\nRequirements\n${requirements}`)
      const resume = {
        ...blankContent(),
        education: [{ ...blankItem('education'), degree: 'BA History' }],
        certification_and_training: [
          { ...blankItem('certification_and_training'), name: 'Driver CPC' },
        ],
      }
      return movesOf(resume, asked).map(({ order }) =>
        order.map((i) => resume.section_order[i] ?? ''),
      )
    }
    expect(ofDriver('- Driver CPC')[0]?.slice(0, 3)).toEqual([
      'summary',
      'work_experience',
      'certifications',
    ])
    expect(ofDriver('- Driver CPC\n- Bachelor degree')).toEqual([])
    const asked = readJob('Clerk\n\nRequirements\n- Green card of the harbour pilots')
    const paper = { ...blankItem('certification_and_training'), name: 'Harbour pilot, green card' }
    const [move] = movesOf(
      {
        ...blankContent(),
        certification_and_training: [paper],
        education: [{ ...blankItem('education'), degree: 'BA History' }],
      },
      asked,
    )
    expect(move).toMatchObject({
      path: '/section_order',
      requirement: 'Green card of the harbour pilots',
    })
  })
})
