/**
 * Words of a filter that people type into the title: "remote python developer", "Teilzeit Verkäufer",
 * "comptable mi-temps". What is left of the title, and the boxes that the words stand for.
 */
import type { ExperienceLevel, JobType, WorkType } from '#domain/posts/normalised.ts'
import { foldText } from './folding.ts'

export interface TypedKinds {
  /** The title without these words; empty where there were no others. */
  title: string
  /** The words, as typed. */
  typed: string
  job_types: JobType[]
  work_types: WorkType[]
}

type Kind = Exclude<JobType | WorkType, ExperienceLevel>

const phrases: Readonly<Partial<Record<Kind, string>>> = {
  REMOTE:
    'remote, full remote, fully remote, 100% remote, work from home, wfh, homeoffice, home office, home-office, 100% homeoffice, 100% home office, 100% home-office, von zu hause, von zuhause, heimarbeit, travail a domicile, depuis chez soi, desde casa, 100% en remoto, 100% remoto, 100% teletrabajo, mobiles arbeiten, tele-travail, fernarbeit, teletravail, 100% teletravail, a distance, en remoto, remoto, teletrabajo, a distancia, teletrabalho, trabalho remoto, thuiswerk, thuiswerken, op afstand, vanuit huis, thuis werken, 100% thuiswerk, 100% teletrabalho, 100% a distancia',
  HYBRID: 'hybrid, hybride, hibrido, hibrida',
  PART_TIME:
    'part time, part-time, parttime, teilzeit, in teilzeit, temps partiel, a temps partiel, mi-temps, a mi-temps, media jornada, tiempo parcial, a tiempo parcial, medio tiempo, tempo parcial, a tempo parcial, meio periodo, part time, deeltijd, in deeltijd, minijob, mini-job, mini job, minijobs, nebenjob, nebenjobs, 450 euro job, 520 euro job, 520-euro-job, 450-euro-job, bijbaan, bijbaantje',
  INTERNSHIP:
    'praktikum, praktikumsplatz, pflichtpraktikum, praktika, praktikant, praktikantin, internship, internships, stagiaire, stageplaats, stageplek, stagiair, afstudeerstage, meewerkstage, practicas, en practicas, becario, becaria, pasantia, estagio, estagiario, estagiaria',
  APPRENTICESHIP:
    'ausbildung, ausbildungsplatz, azubi, auszubildender, auszubildende, lehrstelle, lehrling, duales studium, apprenticeship, apprentice, alternance, alternant, alternante, apprentissage, apprenti, apprentie, aprendiz, jovem aprendiz, formacion dual, bbl, leerwerktraject, leerwerkplek',
  TEMPORARY:
    'zeitarbeit, aushilfe, saisonkraft, ferienjob, ferienjobs, temporary, seasonal, interim, interimaire, saisonnier, saisonniere, temporario, uitzendkracht, uitzendwerk, vakantiewerk, seizoenswerk',
  FREELANCE:
    'freelance, freelancer, freiberuflich, freie mitarbeit, auto-entrepreneur, autonomo, autonomos, recibos verdes, zzp',
  FULL_TIME:
    'full time, full-time, fulltime, vollzeit, in vollzeit, temps plein, a temps plein, jornada completa, tiempo completo, a tiempo completo, tempo inteiro, a tempo inteiro, tempo integral, voltijd, in voltijd',
}

const kindOf = new Map(
  Object.entries(phrases).flatMap(([kind, names]) =>
    // The table's keys are kinds.
    names.split(', ').map((name) => [name, kind as Kind] as const),
  ),
)
const longest = 3

/** What is done from afar by itself: no place of work. */
const namesTheWork = /^(?:sensing|control|support|monitoring|pilot|access)/

const workTypes: ReadonlySet<string> = new Set<WorkType>(['REMOTE', 'HYBRID', 'ON_SITE'])
const isWorkType = (kind: Kind): kind is WorkType => workTypes.has(kind)

/** Null where no such words were typed. */
export function takeTypedKinds(text: string): TypedKinds | null {
  const words = text.split(/[\s,;()]+/).filter((word) => word !== '')
  const folded = words.map(foldText)
  const found: TypedKinds = { title: '', typed: '', job_types: [], work_types: [] }
  const left: string[] = []
  const taken: string[] = []
  for (let at = 0; at < words.length;) {
    const { kind, length } = kindAt(folded, at)
    if (kind === null) left.push(...words.slice(at, at + length))
    else {
      taken.push(...words.slice(at, at + length))
      if (isWorkType(kind)) found.work_types.push(kind)
      else found.job_types.push(kind)
    }
    at += length
  }
  if (taken.length === 0) return null
  return { ...found, title: left.join(' '), typed: taken.join(' ') }
}

/** The longest phrase that begins here. */
function kindAt(folded: readonly string[], at: number): { kind: Kind | null; length: number } {
  for (let length = Math.min(longest, folded.length - at); length > 0; length--) {
    const kind = kindOf.get(folded.slice(at, at + length).join(' '))
    if (kind === undefined) continue
    return namesTheWork.test(folded[at + length] ?? '') ? { kind: null, length } : { kind, length }
  }
  return { kind: null, length: 1 }
}
