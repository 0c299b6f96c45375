import { describe, expect, it } from 'vitest'

import { collapseSpacing, isWeakHeading, sectionOfHeading } from './heading-words.ts'

describe('sectionOfHeading', () => {
  it.each([
    ['WORK EXPERIENCE', 'work'],
    ['Beruflicher Werdegang', 'work'],
    ['Expériences professionnelles :', 'work'],
    ['Education & Training', 'education'],
    ['Formación académica', 'education'],
    ['Formations complémentaires', 'certifications'],
    ['Formación complementaria', 'certifications'],
    ['Cursos e certificações', 'certifications'],
    ['E D U C A T I O N', 'education'],
    ['E X P E R I E N C I A L A B O R A L', 'work'],
    ['3. Vaardigheden', 'skills'],
    ['Talenkennis', 'languages'],
    ['Lebenslauf', 'title'],
    ['Centres d’intérêt', 'interests'],
    ['Ehrenamtliches Engagement', 'volunteering'],
    ['Honors & Awards', 'awards'],
  ])('reads %j as %s', (text, kind) => {
    expect(sectionOfHeading(text)).toBe(kind)
  })

  it('leaves sentences and names alone', () => {
    for (const text of [
      'Experience with large teams',
      'Jane Roe',
      'Worked on education policy',
      '',
    ]) {
      expect(sectionOfHeading(text)).toBeNull()
    }
  })
})

describe('collapseSpacing', () => {
  it('joins letters set apart and nothing else', () => {
    expect(collapseSpacing('S K I L L S')).toBe('SKILLS')
    expect(collapseSpacing('A B Testing in C')).toBe('A B Testing in C')
  })
})

describe('isWeakHeading', () => {
  it('knows words that name groups of skills as well', () => {
    expect(isWeakHeading('Tools')).toBe(true)
    expect(isWeakHeading('Education')).toBe(false)
  })
})
