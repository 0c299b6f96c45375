import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { resumeContents } from '../../../tests/arbitraries/resume-contents.ts'
import { blankContent, blankFurtherItem, blankNestedProject, blankProject } from './blank.ts'
import type { StoredContent } from './content.ts'
import { contentOf } from './content.ts'
import { storedLater, withUnsent } from './later.ts'
import type { ResumeContent } from './resume.ts'
import { resumeContent, sentContent } from './resume.ts'

/** As a client from before sends a resume: it knows neither headline nor further sections nor points. */
function fromBefore(content: ResumeContent) {
  const { contact_info, further_sections: _, projects, ...rest } = content
  const { headline: __, ...contact } = contact_info
  const known = projects.map(({ description: ___, ...project }) => project)
  return sentContent.parse({ ...rest, contact_info: contact, projects: known })
}

const content: ResumeContent = {
  ...blankContent(),
  contact_info: { ...blankContent().contact_info, name: 'Ivo', headline: 'Botanist' },
  projects: [
    { ...blankProject, name: 'Fern atlas', purpose: 'Maps ferns', description: ['Drew 40 maps'] },
    { ...blankProject, name: 'Moss club', purpose: 'Meets weekly', description: ['Led 9 walks'] },
  ],
  further_sections: [
    {
      id: 'a',
      kind: 'languages',
      title: 'Tongues',
      items: [{ ...blankFurtherItem, title: 'Dutch', level: 'C2' }],
    },
  ],
  section_order: [...blankContent().section_order, 'further:a'],
}

describe('what came later', () => {
  it('is not stored where it is empty, and is there again when opened', () => {
    fc.assert(
      fc.property(resumeContents, (made) => {
        // Stored as JSON, like any resume.
        const stored = JSON.parse(JSON.stringify(storedLater(made))) as StoredContent
        expect(contentOf(stored)).toEqual(made)
        expect(resumeContent.parse(stored)).toEqual(made)
      }),
      { numRuns: 100 },
    )
    const before = storedLater(blankContent())
    expect(before).not.toHaveProperty('further_sections')
    expect(before.contact_info).not.toHaveProperty('headline')
    expect(storedLater({ ...content, projects: [blankProject] }).projects[0]).toEqual(
      blankNestedProject,
    )
  })

  it('stays as it is where a client does not send it', () => {
    fc.assert(
      fc.property(resumeContents, (made) => {
        const { projects, ...rest } = made
        // Two projects that say the same to a client from before cannot be told apart.
        const [project] = projects
        const current = { ...rest, projects: project ? [project] : [] }
        expect({ ...current, ...withUnsent(current, fromBefore(current)) }).toEqual(current)
      }),
      { numRuns: 100 },
    )
  })

  it('follows a project that such a client has moved and reworded', () => {
    const sent = fromBefore(content)
    const [fern, moss] = sent.projects ?? []
    const projects = [moss, { ...fern, purpose: 'Maps all ferns' }].filter(
      (one) => one !== undefined,
    )
    const saved = withUnsent(content, sentContent.parse({ ...sent, projects }))
    expect(saved.projects?.map(({ name, description }) => [name, description])).toEqual([
      ['Moss club', ['Led 9 walks']],
      ['Fern atlas', ['Drew 40 maps']],
    ])
  })

  it('takes of a further section what was sent of it, by its id', () => {
    const sent = sentContent.parse({
      further_sections: [{ id: 'b' }, { id: 'a', items: [{ title: 'Dutch' }, { title: 'Thai' }] }],
    })
    const { further_sections: further } = withUnsent(content, sent)
    expect(further).toEqual([
      { id: 'b', kind: 'other', title: '', items: [] },
      {
        id: 'a',
        kind: 'languages',
        title: 'Tongues',
        items: [
          { ...blankFurtherItem, title: 'Dutch', level: 'C2' },
          { ...blankFurtherItem, title: 'Thai' },
        ],
      },
    ])
  })

  it('is refused where two sections have one id', () => {
    const twice = [...content.further_sections, ...content.further_sections]
    expect(sentContent.safeParse({ further_sections: twice }).success).toBe(false)
  })
})
