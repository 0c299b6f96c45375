/**
 * Rule 4 for lists: a listed skill, technology or language is one that the resume names: listed
 * elsewhere, under another of its names, or in the words of a line. A language keeps its level.
 */
import { fold } from '../../language/fold.ts'
import { pointer } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { isInPool, isNamedInPool } from '../reading/matching.ts'
import { poolOf } from '../reading/word-pool.ts'
import { isOwnPaper } from '../claims/own-papers.ts'
import { isOfPapers } from '../claims/papers.ts'
import { isTold } from '../claims/told.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import { plain } from '#domain/language/plain.ts'
import { readLine, type LineReading, type Word } from '../reading/reading.ts'
import { isAcronymThere } from '../across/renderings.ts'
import { deniedDoubts } from './denied.ts'
import { levelAcross, levelDoubt } from './skill-levels.ts'
import type { Listed } from './listed-texts.ts'
import { listedTexts } from './listed-texts.ts'
import { distinctTrades, isProperName, wordsWithin } from './names.ts'
import { supports } from '../reading/quantity.ts'
import { isInNameOfSkillIn } from '../reading/skill-names.ts'
import { languageIn, objectionToLanguage } from './spoken-languages.ts'

export function listDoubts(context: Context): Doubt[] {
  const { resume, from } = context
  const known = new Set(resume.map((line) => fold(line.text)))
  const skills = new Set(resume.flatMap((line) => line.skills.map((found) => found.skill)))
  const unknown: Listed[] = []
  const found: Doubt[] = []
  for (const listed of listedTexts(context)) {
    const { path, text, language: to } = listed
    const isTranslated = from !== to
    if (text.trim() === '' || known.has(fold(plain(text)))) continue
    const language = languageIn(text)
    if (language) {
      const objection = objectionToLanguage(language, context)
      if (objection) found.push({ policy: objection, path, claim: text })
      continue
    }
    // What the resume says in its own words needs no other language.
    if (to !== context.to && isSupported(readLine(text, from), resume, skills, false)) continue
    const line = readLine(text, to)
    const level = from === to ? levelDoubt(listed, line, context) : levelAcross(listed)
    if (level !== null) {
      found.push(level)
      continue
    }
    const number = numberNowhere(line, resume)
    if (number !== null) {
      found.push({ policy: 'number', path, claim: number })
      continue
    }
    if (isSupported(line, resume, skills, isTranslated)) continue
    if (!isTranslated && isOwnPaper(line, context)) continue
    if (isTranslated) unknown.push(listed)
    else if (isMadeOfWords(line, resume)) continue
    else
      found.push({ policy: isOfWords(line, resume) ? 'skillOfWords' : 'skill', path, claim: text })
  }
  return [
    ...found,
    ...headingDoubts(context, skills),
    ...translatedDoubts(unknown, context, skills),
    ...deniedDoubts(context),
  ]
}

/** "Survey analysis" of a line on a survey and one on analyses: every word is the person's own. */
function isMadeOfWords({ words, text }: LineReading, resume: readonly LineReading[]): boolean {
  const content = words.filter((word) => word.isContent)
  const isOwn = (word: Word) =>
    !word.isName && !isOfPapers(word) && isTold(word, resume) && !isOtherKind(word, resume)
  return content.length > 0 && content.every(isOwn) && writtenTogether(text).length === 0
}

/** Names no program, language or product: what somebody may well do and the rules can only not find. */
function isOfWords({ words, skills }: LineReading, resume: readonly LineReading[]): boolean {
  const content = words.filter((word) => word.isContent)
  const isThere = (word: Word) => isTold(word, resume)
  if (content.some((word) => !word.isName && isThere(word))) return !skills.some(isOfProgram)
  return content.every(({ isName }) => !isName) && !skills.some(({ skill }) => isProperName(skill))
}

const isOfProgram = ({ skill }: { skill: string }): boolean =>
  distinctTrades.has(lexicon().get(skill)?.trade ?? '')

/** A number of a name that no line has; null where there is none. */
function numberNowhere(line: LineReading, resume: readonly LineReading[]): string | null {
  const known = resume.flatMap(({ quantities }) => quantities)
  const strange = line.quantities.find(
    (claim) =>
      !known.some((source) => supports(source, claim)) && !isInNameOfSkillIn(claim, line, resume),
  )
  return strange?.text ?? null
}

/**
 * A heading groups what stands under it: its words are the resume's or say nothing. "Expert
 * languages" and "Fleet management" claim what no skill under them does.
 */
function headingDoubts(
  { changed, original, resume, from, to }: Context,
  skills: ReadonlySet<string>,
): Doubt[] {
  const known = new Set(original.skill_categories.map((category) => fold(category.name)))
  const pool = poolOf(resume)
  const isTranslated = from !== to
  return changed.skill_categories.flatMap(({ name }, i): Doubt[] => {
    if (name.trim() === '' || known.has(fold(name))) return []
    const line = readLine(name, to)
    const tools = line.skills.filter((found) => !skills.has(found.skill) && isOfProgram(found))
    const claims = [...line.concepts.values()].filter(
      (concept) =>
        titleClaims.has(concept.id) ||
        ((isTranslated ? concept.isHard : concept.isClaim) &&
          !resume.some((source) => source.concepts.has(concept.id))),
    )
    const strange = line.words.filter(
      (word) =>
        word.isContent &&
        !isHeadingWord(word.word) &&
        !plainAcronyms.has(word.word) &&
        !isInPool(word, pool),
    )
    const isNew = !isTranslated && strange.length > 0
    if (tools.length + claims.length === 0 && !isNew) return []
    const path = pointer(['skill_categories', i, 'name'])
    return [{ policy: 'skill', path, claim: name }]
  })
}

/** What no heading may say of the skills under it. */
const titleClaims = new Set(['expert', 'senior', 'boss', 'award', 'lead', 'certified'])

/** Words that head a group of skills in any trade, folded. */
const headingWords = new Set(
  `skills skill technical core key professional soft hard personal digital computer software tools tool
  technologies technology tech languages language spoken programming frameworks libraries platforms systems
  databases methods methodologies practices other interests qualities strengths competencies competences
  operations operaciones operacoes operation procedures procedimientos procedimentos procedures
  knowledge experience service services expertise_areas duties practical theoretical general specific
  abilities hobbies communication office industry domain specialist subject areas craft trade machines
  equipment design analytics data cloud infrastructure testing devops frontend backend web mobile social
  kenntnisse fahigkeiten fertigkeiten kompetenzen fachkenntnisse fachliche sprachen sprachkenntnisse programmiersprachen
  werkzeuge technologien technik methoden systeme datenbanken interessen hobbys starken personliche sonstige
  edv-kenntnisse computerkenntnisse it-kenntnisse buro weitere programme anwendungen fachwissen
  competencias habilidades conocimientos aptitudes tecnicas tecnicos idiomas lenguas lenguajes herramientas
  informatica ofimatica tecnologias metodologias sistemas otros otras intereses personales profesionales clave
  digitales software programas
  competences connaissances aptitudes techniques langues langages outils informatique bureautique logiciels
  technologies methodes systemes autres centres interets personnelles professionnelles cles numeriques
  linguistiques metier metiers
  conhecimentos linguas linguagens ferramentas informatica tecnologias metodologias sistemas outros outras
  interesses pessoais profissionais chave digitais capacidades aptidoes tecnicas
  vaardigheden kennis talen talenkennis programmeertalen gereedschappen hulpmiddelen technologie technieken
  methoden systemen overige interesses persoonlijke professionele vakkennis vakvaardigheden computer programma's
  technische digitale vaktechnisch`.split(/\s+/u),
)

/** "Informáticas" of "informática": one word in another form. */
function isHeadingWord(word: string): boolean {
  if (headingWords.has(word)) return true
  if (word.length < 6) return false
  return [...headingWords].some(
    (known) =>
      known.length >= 5 && word.length - known.length <= 3 && word.startsWith(known.slice(0, -1)),
  )
}

/** Letters that head a group of skills in any trade. */
const plainAcronyms = new Set('it edv ict tic ti hr rh qa ui ux ci cd'.split(' '))

/** A line says it, in one place: every found skill is known and every other word occurs there. */
function isSupported(
  line: LineReading,
  resume: readonly LineReading[],
  skills: ReadonlySet<string>,
  isTranslated: boolean,
): boolean {
  const tools = line.skills.filter(
    ({ skill, start, end }) =>
      isTool(skill) || /\p{Ll}\p{Lu}|(?!MS )\p{Lu}{2}/u.test(line.text.slice(start, end)),
  )
  if (
    tools.some((found) => !isSameTool(line.text.slice(found.start, found.end), found.skill, resume))
  )
    return false
  const isKnown = line.skills.length > 0 && line.skills.every((found) => skills.has(found.skill))
  const inside = line.skills.flatMap(({ start, end }) => wordsWithin(line, start, end))
  const rest = line.words.filter((word) => word.isContent && !inside.includes(word))
  if (isKnown && rest.length === 0) return true
  if (isTranslated) return isKnown
  if (isKnown)
    return resume.some((source) => rest.every((word) => isNamedInPool(word, poolOf([source]))))
  const content = line.words.filter((word) => word.isContent)
  const claimed = content.length > 0 ? content : line.words
  if (writtenTogether(line.text).some((name) => !resume.some(({ text }) => hasName(text, name))))
    return false
  return resume.some((source) => {
    const pool = poolOf([source])
    return claimed.every((word) => {
      const isAcronym = /^\p{Lu}{2,5}$/u.test(word.text)
      if (word.isName && !isAcronym) return pool.exact.has(word.word)
      return isTold(word, [source]) && !isOtherKind(word, resume)
    })
  })
}

/** Letters and figures that a sign holds together are one name: "P&L", "S/4HANA". */
function writtenTogether(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{Lu}[&/][\p{Lu}\d]\p{L}*|\p{Lu}\/\d\p{Lu}+/gu) ?? []
}

function hasName(text: string, name: string): boolean {
  return fold(plain(text)).includes(fold(name))
}

/** "Bankettplanung" in a list is no "Dienstplan" of a line: the resume says the first part nowhere. */
function isOtherKind({ word, language, isName }: Word, resume: readonly LineReading[]): boolean {
  if ((language !== 'de' && language !== 'nl') || isName || word.length < longCompound) return false
  const first = word.slice(0, 4)
  return !poolOf(resume).words.some((other) => other.includes(first) || word.startsWith(other))
}

const longCompound = 11

function isTool(skill: string): boolean {
  return lexicon().get(skill)?.trade === 'software'
}

/**
 * Another spelling of a tool's name begins alike or holds a part of the other ("JS", "dotnet");
 * tools of one kind that the lexicon keeps together are still several.
 */
function isSameTool(name: string, skill: string, resume: readonly LineReading[]): boolean {
  const said = resume.flatMap((source) =>
    source.skills.filter((s) => s.skill === skill).map((s) => source.text.slice(s.start, s.end)),
  )
  const bare = (text: string) =>
    fold(text).replace(/^(?:microsoft|ms|google|adobe|apache|amazon|sap) /u, '')
  const now = bare(name)
  return said.some((other) => {
    const then = bare(other)
    if (now.charAt(0) === then.charAt(0)) return true
    const [short, long] = now.length < then.length ? [now, then] : [then, now]
    return short.split(/\P{L}+/u).some((part) => part.length >= 3 && long.includes(part))
  })
}

/** Translated names stand for those of the original: as many at most, and the same where known. */
function translatedDoubts(
  unknown: readonly Listed[],
  { original, changed, from }: Context,
  skills: ReadonlySet<string>,
): Doubt[] {
  const count = (content: ResumeContent) =>
    content.skill_categories.reduce((sum, category) => sum + category.skills.length, 0)
  const extra = Math.max(0, count(changed) - count(original))
  const isSpare = (listed: Listed) => listed.counterpart === ''
  const spare = unknown.filter(isSpare)
  return unknown.flatMap((listed): Doubt[] => {
    const { path, text, counterpart, language } = listed
    const line = readLine(text, language)
    const old = readLine(counterpart, from)
    const isSame = line.skills.some((s) => old.skills.some((o) => o.skill === s.skill))
    // Only proper names are listed alike in every language.
    const isOther =
      !isSame &&
      old.skills.length > 0 &&
      line.skills.some(
        (s) =>
          !skills.has(s.skill) && wordsWithin(line, s.start, s.end).some((word) => word.isName),
      )
    const isAcronym = [text, counterpart].every((name) => /^\p{Lu}{2,5}$/u.test(name))
    const isForeignName =
      !isSame &&
      !isAcronym &&
      line.words.some(
        (word) =>
          word.isName &&
          !old.words.some((other) => other.word === word.word) &&
          !isAcronymThere(word, [old]),
      )
    const isExtra = isSpare(listed) && spare.indexOf(listed) >= spare.length - Math.max(extra, 0)
    if (!isOther && !isForeignName && !isExtra) return []
    return [{ policy: 'skill', path, claim: text }]
  })
}
