import { describe, expect, it } from 'vitest'

import { impliedSkills, lexicon, skillId, skillLabel } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

const skills = [...lexicon().values()]

describe('the lexicon', () => {
  it('holds fifteen hundred skills and more over every trade', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1_500)
    const trades = Map.groupBy(skills, (skill) => skill.trade)
    expect([...trades.keys()].sort()).toEqual(
      [
        'business',
        'craft',
        'engineering',
        'general',
        'health',
        'language',
        'people',
        'service',
        'software',
      ].sort(),
    )
    for (const [trade, of] of trades) expect([trade, of.length > 15]).toEqual([trade, true])
  })

  it('names every skill once', () => {
    const owners = new Map<string, string>()
    const twice: string[] = []
    for (const skill of skills) {
      for (const alias of skill.aliases) {
        const key = `${alias.rule === 'any' ? '' : `${alias.rule}:${alias.text}`}${tokensOf(
          alias.text,
        )
          .map((token) => token.word)
          .join(' ')}`
        const owner = owners.get(key)
        if (owner !== undefined && owner !== skill.id)
          twice.push(`${alias.text}: ${owner}, ${skill.id}`)
        owners.set(key, skill.id)
      }
    }
    expect(twice).toEqual([])
  })

  it('implies only skills that it knows, and never a skill through itself', () => {
    for (const skill of skills) {
      for (const implied of skill.implies) {
        expect([skill.id, implied, lexicon().has(implied)]).toEqual([skill.id, implied, true])
      }
      expect(impliedSkills(skill.id)).not.toContain(skill.id)
    }
  })

  it('follows implications to their end', () => {
    expect(impliedSkills('next-js')).toEqual(
      expect.arrayContaining(['react', 'javascript', 'programming', 'front-end-development']),
    )
    expect(impliedSkills('javascript')).not.toContain('react')
  })

  it('has aliases in each of the five other languages for the trades whose terms are translated', () => {
    for (const trade of ['health', 'craft', 'people', 'service', 'general']) {
      const own = skills.filter((skill) => skill.trade === trade && skill.implies.length === 0)
      for (const language of ['de', 'es', 'fr', 'nl', 'pt']) {
        const covered = own.filter((skill) => skill.aliases.some((a) => a.language === language))
        expect([trade, language, covered.length / own.length > 0.75]).toEqual([
          trade,
          language,
          true,
        ])
      }
    }
  })

  it('makes ids that keep C, C++ and C# apart', () => {
    expect(['C', 'C++', 'C#'].map(skillId)).toEqual(['c', 'c-plus-plus', 'c-sharp'])
    expect(skillLabel('node-js')).toBe('Node.js')
    expect(skillLabel('no-such-skill')).toBe('no-such-skill')
  })
})
