import { describe, expect, it } from 'vitest'

import { sectionByRoots } from './heading-roots.ts'
import { sectionOfHeading } from './heading-words.ts'

describe('a heading that no list has', () => {
  it.each([
    ['Relevante Tätigkeiten im Vertrieb', 'work'],
    ['Kennis en kunde', 'skills'],
    ['Schul- und Hochschulbildung', 'education'],
    ['Berufliche Weiterbildungen', 'certifications'],
    ['Mes expériences en cuisine', 'work'],
    ['Experiencia en hostelería', 'work'],
    ['Conhecimentos técnicos e digitais', 'skills'],
    ['Vrijwilligerswerk en hobby’s', 'volunteering'],
    ['Selected publications', 'publications'],
    ['Idiomas extranjeros', 'languages'],
    ['RESEARCH', 'work'],
    ['Forschung', 'work'],
    ['Research interests', 'interests'],
    ['Research projects', 'projects'],
    ['Job related skills', 'skills'],
    ['Work experience and skills', 'work'],
  ])('opens by the roots of its words: %s', (text, kind) => {
    expect(sectionByRoots(text)).toBe(kind)
  })

  it('stays unknown when no word says more', () => {
    expect(sectionByRoots('Verschiedenes')).toBeNull()
    expect(sectionByRoots('Acme Widgets')).toBeNull()
  })

  it('is known with a hyphen that stands for the end of a word', () => {
    expect(sectionOfHeading('Schul- und Berufsausbildung')).toBe('education')
    expect(sectionOfHeading('AUS- & WEITERBILDUNG')).toBe('education')
  })
})
