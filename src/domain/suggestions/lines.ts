/** Bullets: how they open, and whether an entry names a single result. */
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { pointer } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

/** Openings that say a duty was had, not what was done. Folded, the longest first. */
const weakOpenings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'was responsible for',
    'responsible for',
    'responsibilities included',
    'duties included',
    'in charge of',
    'tasked with',
    'worked on',
    'worked with',
    'helped with',
    'helped to',
    'involved in',
    'participated in',
    'assisted with',
    'was part of',
    'dealt with',
    'various',
  ],
  de: [
    'verantwortlich fur',
    'zustandig fur',
    'war zustandig fur',
    'verantwortung fur',
    'zu meinen aufgaben gehorte',
    'aufgaben waren',
    'tatig in',
    'tatig im',
    'mitarbeit bei',
    'mitarbeit an',
    'mitarbeit im',
    'mitwirkung bei',
    'mithilfe bei',
    'beteiligt an',
    'diverse',
    'allgemeine',
  ],
  es: [
    'responsable de',
    'encargado de',
    'encargada de',
    'a cargo de',
    'mis funciones eran',
    'funciones de',
    'tareas de',
    'participe en',
    'participacion en',
    'colaboracion en',
    'ayuda en',
    'ayude en',
    'diversas',
    'varias',
  ],
  fr: [
    'responsable de',
    'charge de',
    'chargee de',
    'en charge de',
    'mes taches etaient',
    'participation a',
    'participation au',
    'participation aux',
    'implique dans',
    'aide a',
    'aide au',
    'travail sur',
    'divers',
    'diverses',
  ],
  pt: [
    'responsavel por',
    'responsavel pela',
    'responsavel pelo',
    'encarregado de',
    'encarregada de',
    'as minhas funcoes eram',
    'participacao em',
    'participacao na',
    'participacao no',
    'colaboracao em',
    'colaboracao na',
    'ajuda em',
    'ajuda na',
    'diversas',
    'varias',
  ],
  nl: [
    'verantwoordelijk voor',
    'mijn taken waren',
    'belast met',
    'betrokken bij',
    'meegewerkt aan',
    'medewerking aan',
    'deelgenomen aan',
    'hulp bij',
    'geholpen met',
    'geholpen bij',
    'werkzaam in',
    'diverse',
  ],
}

const mostWeak = 12

export function suggestOnLines(resume: ResumeContent, language: Language): Suggestion[] {
  const openings = weakOpenings[language].toSorted((a, b) => b.length - a.length)
  const weak: Suggestion[] = []
  const without: Suggestion[] = []
  resume.work_experience.forEach(({ description, role, company }, item) => {
    const lines = description.filter((line) => line.trim() !== '')
    description.forEach((line, i) => {
      const words = openingOf(line, openings)
      if (words === null) return
      weak.push(
        suggestion('weak_opening', pointer(['work_experience', item, 'description', i]), words),
      )
    })
    if (lines.length >= 2 && !lines.some(hasFigure)) {
      const entry = [role, company].filter((text) => text.trim() !== '').join(', ')
      const path = pointer(['work_experience', item, 'description'])
      without.push(suggestion('no_result', path, lines[0] ?? '', { entry }))
    }
  })
  return [...weak.slice(0, mostWeak), ...without]
}

/** The line's own words that match one of the openings; folding keeps the count of words. */
function openingOf(line: string, openings: readonly string[]): string | null {
  const words = line.trim().split(/\s+/u)
  const folded = words.map((word) => fold(word).replaceAll(/[^\p{L}\p{N}']/gu, ''))
  for (const opening of openings) {
    const parts = opening.split(' ')
    if (parts.every((part, i) => folded[i] === part)) return words.slice(0, parts.length).join(' ')
  }
  return null
}

/** A digit that is no year, or a word that counts. */
function hasFigure(line: string): boolean {
  const digits = line.match(/\d+(?:[.,]\d+)*/gu) ?? []
  if (digits.some((number) => !/^(?:19|20)\d\d$/u.test(number))) return true
  return counting.test(fold(line))
}

const counting =
  /(?<!\p{L})(?:half|third|quarter|dozens?|hundreds?|thousands?|million|doubled|tripled|halved|two|three|four|five|six|seven|eight|nine|ten|halfte|drittel|viertel|dutzend|hundert|tausend|verdoppelt|halbiert|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|mitad|tercio|docena|cientos|miles|duplic\p{L}*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|moitie|tiers|quart|dizaine|centaine|milliers?|doubl\p{L}*|deux|trois|quatre|cinq|sept|huit|neuf|dix|metade|terco|duzia|centenas|milhares|dobr\p{L}*|dois|duas|quatro|sete|oito|nove|dez|helft|derde|kwart|dozijn|honderd\p{L}*|duizend\p{L}*|verdubbel\p{L}*|twee|drie|vijf|zes|zeven|negen|tien)(?!\p{L})/u
