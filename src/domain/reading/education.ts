/** Step 8: education entries → degree, school, dates, achievements. */
import type { EducationItem } from '#domain/resume/resume.ts'
import type { Entry } from './entries.ts'
import { entriesOf } from './entries.ts'
import type { HeadFields } from './head-fields.ts'
import { fieldsOfHeads, noFields, offersOf, surenessOf, unsureOf } from './head-fields.ts'
import { partsOf } from './head-parts.ts'
import { degreeScore, placeScore, schoolScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { withoutListLabels } from './list-labels.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { Weigh } from './reading-weights.ts'
import { weightOf } from './reading-weights.ts'
import type { ReadItem, ReadingContext } from './work.ts'
import { datesOf } from './work.ts'

/** What a head's title and organization are called in an entry. */
const names = { title: 'degree', organization: 'university' } as const

export function readEducation(
  lines: readonly Line[],
  context: ReadingContext,
): ReadItem<EducationItem>[] {
  const { entries, heads } = headsOfEducation(lines)
  const fields = fieldsOfHeads(
    heads.map(({ parts }) => parts),
    { section: 'education', places: context.places },
  )
  return entries
    .map((entry, i) =>
      itemOf({ entry, dates: heads[i]?.dates ?? [], fields: fields[i] ?? noFields }, context),
    )
    .filter(
      ({ item, offers = [] }) => item.degree !== '' || item.university !== '' || offers.length > 0,
    )
}

export function headsOfEducation(lines: readonly Line[], weigh: Weigh = weightOf) {
  const entries = entriesOf(withoutListLabels(lines), weigh)
  const heads = entries.map((entry) => {
    const { parts, dates } = partsOf(entry.heads)
    return { dates, parts: parts.filter(({ text }) => isSaid(text)) }
  })
  return { entries, heads }
}

interface Draft {
  entry: Entry
  fields: HeadFields
  dates: ReturnType<typeof partsOf>['dates']
}

const isSaid = (text: string): boolean =>
  !/^(?:https?:|www\.)/.test(text) && text.length > 1 && !isGrade(text) && !isGraduation(text)

const isGrade = (text: string): boolean =>
  /^(?:c?gpa|cum\.?|note|abschlussnote|grade|nota|mention|média|media|promedio|gemiddeld|cum laude|magna|summa|with hon|honou?rs|first class|graduated|(?:mbo-|hbo-|vmbo-)?diploma (?:behaald|obtido|obtained)|thesis|minor|major gpa|grad\.?$|notendurchschnitt|durchschnitt|eindcijfer|schwerpunkt|relevant|coursework)/iu.test(
    text.trim(),
  )

/** A mark, or more than a name. */
const isAchievement = (text: string): boolean => isGrade(text) || text.split(' ').length > 3

/** "Completed in July 2015": what is said of the date. */
const isGraduation = (text: string): boolean =>
  /^(?:completed|graduated|graduation|graduation date|awarded|conferred|expected|expected graduation|abgeschlossen|abschluss|voraussichtlich|voraussichtlicher abschluss|obtenue?|diplôme obtenu|terminé|prévu|finalizado|terminado|graduación|previsto|concluído|concluída|conclusão|previsão|afgerond|behaald|afgestudeerd|verwacht)(?:\s(?:in|on|im|am|en|em|op))?:?$/iu.test(
    text.trim(),
  )

function itemOf({ entry, fields, dates }: Draft, context: ReadingContext): ReadItem<EducationItem> {
  const { title: degree, organization: school } = fields
  const used = [degree, school].flatMap((run) => (run === null ? [] : [run.part.line]))
  const lastUsed = Math.max(-1, ...used)
  const tail = entry.heads.filter((_, i) => i > lastUsed && i > 0)
  const body = [...tail.filter((line) => !isPlaceOrDate(line)), ...entry.body]
  const university = school?.text ?? ''
  const said = paragraphsOf(body).map((paragraph) => paragraph.text)
  const below = degree === null ? degreeBelow(said[0] ?? '') : null
  // Whatever stands alone beside its dates is what was studied.
  const isAlone = degree === null && school === null && fields.rest.length === 1
  const alone = isAlone ? fields.rest[0] : undefined
  // "PhD │ Princeton University, Computer Science": in a cell of its own, and its subject behind the school.
  const row = entry.heads.find(({ text }) => text.startsWith(`${degree?.text ?? ''}\t`))
  const subject = fields.rest.find(
    (one) => row?.text.includes(`${university}, ${one}`) === true && !isAchievement(one),
  )
  const whole = degree === null ? undefined : [degree.text, subject].filter(Boolean).join(', ')
  const named = whole ?? below?.degree ?? alone ?? ''
  const item: EducationItem = {
    degree: named,
    university,
    ...datesOf(dates, context.language),
    special_achievements: [
      ...fields.rest.filter((one) => one !== alone && isAchievement(one)),
      ...(below === null ? said : [...(below.rest === '' ? [] : [below.rest]), ...said.slice(1)]),
    ],
  }
  return {
    item,
    confidence: surenessOf(fields),
    lines: [...entry.heads, ...entry.body],
    offers: offersOf(fields, names),
    unsure: unsureOf(fields, names),
  }
}

/** "Ph.D. in Robotics. Advisor: Prof. A. Roe.": a text below the school that begins with the degree. */
function degreeBelow(text: string): { degree: string; rest: string } | null {
  const [first = '', rest = ''] = /^(.{8,100}?[\p{Ll})])[.;]\s+(?=\p{Lu})(.*)$/u
    .exec(text)
    ?.slice(1) ?? [text]
  return first.length <= 101 && degreeScore(first) > 0 && schoolScore(first) === 0
    ? { degree: first, rest }
    : null
}

function isPlaceOrDate(line: Line): boolean {
  const { parts } = partsOf([line])
  return parts.every(
    (part) => !isGrade(part.text) && placeScore(part.text) > 0 && degreeScore(part.text) === 0,
  )
}
