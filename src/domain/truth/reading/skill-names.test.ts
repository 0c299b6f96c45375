import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { findSkills } from '../../skills/find.ts'
import { languages } from '../../language/languages.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { partOf } from '../../../../tests/part.ts'
import { verifyResume } from '../verify.ts'

const lines: Readonly<Record<Language, (one: string, another: string) => string>> = {
  en: (one, another) => `Development of forms with ${one} and ${another} for customers.`,
  de: (one, another) => `Entwicklung von Formularen mit ${one} und ${another} für Kunden.`,
  es: (one, another) => `Desarrollo de formularios con ${one} y ${another} para clientes.`,
  fr: (one, another) => `Développement de formulaires avec ${one} et ${another} pour des clients.`,
  pt: (one, another) => `Desenvolvimento de formulários com ${one} e ${another} para clientes.`,
  nl: (one, another) => `Ontwikkeling van formulieren met ${one} en ${another} voor klanten.`,
}

/** What the guard has against the words of a line, whatever else a name may claim ("certified"). */
function objections(before: string, after: string, language: Language): string[] {
  const found = verifyResume(resume(before), resume(after), { language, translatedTo: language })
  return found.flatMap(({ rule, claim }) =>
    ['skill', 'name'].includes(rule) ? [`${rule} ${claim}: ${before} → ${after}`] : [],
  )
}

function resume(text: string): ResumeContent {
  const work = { role: 'X', company: 'Y', location: '', from_date: '2020', to_date: '2022' }
  return { ...blankContent(), work_experience: [{ ...work, description: [text] }] }
}

/** The names of one skill in a language that hold in any place; most English ones hold in all. */
function namesOf(skill: string, language: Language): string[] {
  const aliases = lexicon().get(skill)?.aliases ?? []
  const known = aliases.filter((alias) => alias.rule === 'any')
  const [label] = known.filter((alias) => alias.language === 'en')
  const own = known.filter((alias) => alias.language === language || alias === label)
  return [...new Set(own.map((alias) => alias.text))]
}

function isUnderstood(line: string, name: string, skill: string): boolean {
  const found = findSkills(line)
  return (
    found.length === 2 &&
    found.some((one) => one.skill === skill && line.slice(one.start, one.end) === name)
  )
}

function neighbour(skill: string): string {
  return skill === 'angular' ? 'React' : 'Angular'
}

describe('a skill under another of its names', () => {
  it.each([
    ['de', 'Angular und TS', 'Angular und TypeScript'],
    ['en', 'TypeScript and Angular', 'TS and Angular'],
    ['fr', 'Docker et K8s', 'Docker et Kubernetes'],
    ['nl', 'Postgres en Redis', 'PostgreSQL en Redis'],
  ] as const)('is what it was beside another in %s', (language, before, after) => {
    const [here, there] = [before, after].map((names) => lines[language](names, 'Git'))
    expect(objections(here ?? '', there ?? '', language)).toEqual([])
  })

  it.each(['en', 'de', 'es', 'fr', 'pt', 'nl'] as const)(
    'is no other skill, whatever its names in the lexicon, first and last beside an "and", in %s',
    (language) => {
      // Each language has its share of the skills, and all of them have all.
      const part = languages.indexOf(language)
      const own = [...lexicon().values()].filter((_, i) => i % languages.length === part)
      const skills = partOf(own, 3)
      const stopped = skills.flatMap(({ id }) => {
        const names = namesOf(id, language)
        return names.flatMap((name, i) => {
          const next = names[(i + 1) % names.length] ?? name
          const place = (text: string) =>
            i % 2 === 0
              ? lines[language](text, neighbour(id))
              : lines[language](neighbour(id), text)
          const isClear = [name, next].every((text) => isUnderstood(place(text), text, id))
          return isClear && next !== name ? objections(place(name), place(next), language) : []
        })
      })
      expect(stopped).toEqual([])
    },
  )

  it('is still another skill where the source names none of its names', () => {
    const before = lines.en('Angular', 'TypeScript')
    expect(objections(before, lines.en('Angular', 'Kubernetes'), 'en')).not.toEqual([])
    expect(objections(before, lines.en('Angular, TypeScript', 'React'), 'en')).not.toEqual([])
  })
})
