/**
 * Programs and skills of the resume that may stand under a name: programs that the ad names, and other skills that must
 * be; and names that no table knows, where both have them letter by letter ("CALM"). What every office uses is neither.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../../answers/answers.ts'
import { levelsSaid } from '../../language/spoken-level.ts'
import { skillsIn } from '../../letter/listed-skills.ts'
import { spaced } from '../../letter/spaced.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { findSkills } from '../../skills/find.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { isOfBeginner } from '../../truth/facts/skill-levels.ts'

interface Tool {
  text: string
  kind: 'program' | 'other' | null
}

export const toolsFor = (
  resume: ResumeContent,
  answers: readonly Answer[],
  job: JobReading,
): Tool[] =>
  skillsIn(resume, answers, job, [])
    .flatMap((row) => row.split(', '))
    .filter(
      (text) =>
        !isOfBeginner(text) &&
        levelsSaid(text).every((level) => level >= intermediate) &&
        text.split(' ').length <= mostWords,
    )
    .map((text) => ({ text, kind: kindOfTool(text, job) }))
    .toSorted((a, b) => placeIn(a.text, job) - placeIn(b.text, job))

/** What must be, in the order of the ad, before what is wished. */
function placeIn(text: string, { skills, lines, text: ad }: JobReading): number {
  const must = lines.find(
    (line) => line.kind === 'required' && spaced(line.text).includes(spaced(text)),
  )
  if (must !== undefined) return must.start + spaced(must.text).indexOf(spaced(text))
  const named = new Set(findSkills(text).map(({ skill }) => skill))
  const places = skills
    .filter(({ skill }) => named.has(skill))
    .map(({ kind, start }) => (kind === 'required' ? start : start + behindAll))
  const said = ad.indexOf(text)
  return Math.min(...places, behindAll + (said < 0 ? behindAll : said))
}

/** More characters than an ad has. */
const behindAll = 1e6

function kindOfTool(text: string, { skills, text: ad }: JobReading): Tool['kind'] {
  const [found] = findSkills(text)
  if (found === undefined)
    return isName(text) && spaced(ad).includes(spaced(text)) ? 'program' : null
  const trade = lexicon().get(found.skill)?.trade
  if (trade === undefined || isOfEveryOffice(trade)) return null
  if (trade === 'software') return 'program'
  return skills.some(({ skill, kind }) => skill === found.skill && kind === 'required')
    ? 'other'
    : null
}

/** Capitals, digits or a capital inside: "CALM", "ISAD(G)", "WorldTracer". */
const isName = (text: string): boolean => /\p{Lu}.*\p{Lu}|\p{L}\d|\d\p{L}/u.test(text)

const isOfEveryOffice = (trade: string): boolean => trade === 'business' || trade === 'language'

const mostWords = 3
const intermediate = 3
