/** What is said of a tailored resume and its language, in all six languages of the interface. */
import { describe, expect, it } from 'vitest'

import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { languages } from '#domain/language/languages.ts'

import { translator } from '../i18n/translate.ts'
import de from '../public/locales/de.json' with { type: 'json' }
import en from '../public/locales/en.json' with { type: 'json' }
import es from '../public/locales/es.json' with { type: 'json' }
import fr from '../public/locales/fr.json' with { type: 'json' }
import nl from '../public/locales/nl.json' with { type: 'json' }
import pt from '../public/locales/pt.json' with { type: 'json' }
import { tellTailored } from './tell-tailored.ts'

const words = { de, en, es, fr, nl, pt }

function said(language: keyof typeof words, fields: object): string[] {
  const texts: string[] = []
  const tell = {
    reader: { t: translator(words[language], language), language },
    sentence: () => '',
    reason: () => null,
    failure: () => {},
    done: () => {},
    say: (_: string, text: string) => void texts.push(text),
  }
  const answer = {
    tailored_resume: { id: 'r2', resume_language: 'en' },
    initial_resume: { resume_language: 'en' },
    discarded_count: 0,
    kept_language: false,
    ...fields,
  }
  // Only what is read of an answer.
  tellTailored(answer as AnswerOf<Calls['tailorResume']>, tell)
  return texts
}

describe('of a resume tailored to a job in another language', () => {
  it('the notice of the specification is said', () => {
    const translated = { tailored_resume: { id: 'r2', resume_language: 'de' } }
    expect(said('en', translated)).toEqual([
      'Your resume was translated from English to German, the language of the job.',
    ])
    expect(said('es', translated)).toEqual([
      'Su currículum se ha traducido del inglés al alemán, el idioma de la oferta.',
    ])
    expect(said('de', translated)).toEqual([
      'Ihr Lebenslauf wurde aus dem Englischen ins Deutsche übersetzt, die Sprache der Stelle.',
    ])
  })

  it.each(languages)('it is said in %s why it kept its language, with the command', (to) => {
    const missing = { kept_language: true, kept_command: 'npm run models -- de' }
    const [sentence = '', ...more] = said(to, missing)
    expect(sentence).toMatch(/: npm run models -- de$/)
    expect(more).toEqual([])
    const [failed = ''] = said(to, { kept_language: true, kept_command: null })
    expect(failed).not.toContain('npm')
    expect(failed.split('. ')[0]).toBe(sentence.split('. ')[0])
    // An answer that an older program kept says nothing of a command.
    expect(said(to, { kept_language: true })).toEqual([failed])
  })

  it('what was applied and what waits is counted', () => {
    const counted = (applied_count: number, waiting_count: number) =>
      said('en', { applied_count, waiting_count })
    expect(counted(7, 2)).toEqual(['7 changes applied, 2 wait for you.'])
    expect(counted(1, 0)).toEqual(['1 change applied.'])
    expect(counted(0, 1)).toEqual(['1 suggestion waits for your answer.'])
    expect(counted(0, 0)).toEqual([])
    const german = said('de', { applied_count: 7, waiting_count: 1 })
    expect(german).toEqual(['7 Änderungen übernommen, 1 wartet auf Sie.'])
  })

  it('nothing is said where it is in its own', () => {
    expect(said('en', {})).toEqual([])
  })
})
