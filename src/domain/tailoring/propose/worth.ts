/** What each line of a resume is worth to a job: the job's skills and key phrases it speaks of. */
import { contentStems } from '../../edits/similarity.ts'
import type { JobReading, RequirementKind, SkillRequirement } from '#domain/ads/reading.ts'
import { isLanguage } from '../../language/languages.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { resumeLines } from '../../resume/text.ts'
import { scoreResume } from '../../scoring/score.ts'
import { isDenied } from '../../skills/denial.ts'
import { findSkills } from '../../skills/find.ts'

export const kindWeights: Readonly<Record<RequirementKind, number>> = {
  required: 1,
  preferred: 0.5,
  duty: 0.35,
  other: 0.15,
}

/** A key phrase found again says less than a skill does. */
const keywordWeight = 0.05

type LineWorth = {
  line: ResumeLine
  worth: number
  ofSkills: number
  isDemanded: boolean
  /** The job's skills that the line names, the most wanted first. */
  skills: SkillRequirement[]
}

export type Worth = {
  lines: LineWorth[]
  /** Whether anything stands at or below a path. */
  has: (path: string) => boolean
  /** The worth of everything at or below a path. */
  of: (path: string) => number
  /** The same without the key phrases, which any line may happen to share. */
  ofSkills: (path: string) => number
  /** Whether a line at or below a path has one thing that must be, and not several that are wished. */
  isDemanded: (path: string) => boolean
  /** What of the job the best line at or below a path answers. */
  answers: (path: string) => string | null
}

export function worthToJob(resume: ResumeContent, job: JobReading): Worth {
  const wanted = new Map(job.skills.map((skill) => [skill.skill, skill]))
  const language = isLanguage(job.language) ? job.language : 'en'
  const keywords = new Set(
    job.keywords.slice(0, 40).flatMap((keyword) => [...contentStems(keyword.text, language)]),
  )
  const answered = answeredBy(resume, job)
  const lines = resumeLines(resume)
    .filter((line) => line.section !== 'contact_info' && line.section !== 'media')
    .map((line): LineWorth => {
      const found = new Set(
        findSkills(line.text)
          .filter(({ start }) => !isDenied(line.text, start))
          .map(({ skill }) => skill),
      )
      const skills = [...found]
        .flatMap((skill) => wanted.get(skill) ?? [])
        .toSorted((a, b) => kindWeights[b.kind] - kindWeights[a.kind] || a.start - b.start)
      const words = [...contentStems(line.text, language)].filter((stem) => keywords.has(stem))
      const named = skills.reduce((sum, skill) => sum + kindWeights[skill.kind], 0)
      const best = Math.max(0, ...skills.map(({ kind }) => kindWeights[kind]))
      const ofSkills = Math.max(named, answered.get(line.path)?.worth ?? 0)
      const worth = ofSkills + keywordWeight * Math.min(words.length, 6)
      return {
        line,
        worth,
        ofSkills,
        isDemanded: Math.max(best, answered.get(line.path)?.worth ?? 0) >= kindWeights.required,
        skills,
      }
    })
  const under = (path: string) =>
    lines.filter(({ line }) => line.path === path || line.path.startsWith(`${path}/`))
  return {
    lines,
    has: (path) => under(path).length > 0,
    of: (path) => under(path).reduce((sum, { worth }) => sum + worth, 0),
    ofSkills: (path) => under(path).reduce((sum, { ofSkills }) => sum + ofSkills, 0),
    isDemanded: (path) => under(path).some((line) => line.isDemanded),
    answers: (path) => {
      const [best] = under(path).toSorted((a, b) => b.worth - a.worth)
      if (best === undefined) return null
      return best.skills[0]?.text ?? answered.get(best.line.path)?.requirement ?? null
    },
  }
}

type Answered = { worth: number; requirement: string }

/** What the score finds of licences, degrees, languages and all else that no list of skills holds. */
function answeredBy(resume: ResumeContent, job: JobReading): ReadonlyMap<string, Answered> {
  const found = new Map<string, Answered>()
  for (const { requirement, kind, evidence } of scoreResume(resume, job).contributions) {
    if (kind === 'base' || kind === 'wording' || kind === 'title') continue
    const worth = kind === 'degree' || kind === 'language' ? 1 : kindWeights[kind]
    for (const { path } of evidence) {
      const known = found.get(path)
      found.set(path, {
        worth: Math.max(worth, known?.worth ?? 0),
        requirement: known !== undefined && known.worth >= worth ? known.requirement : requirement,
      })
    }
  }
  return found
}
