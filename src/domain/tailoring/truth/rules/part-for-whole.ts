/**
 * "Ordered hospital supplies" for "ordered ward supplies": the whole told in the place of the part
 * of it that the source names. That the employer is called a hospital lends no such reach.
 */
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'

export function checkPartForWhole(passage: Passage): Violation[] {
  const { path, line, primary, texts, isSummary, isTranslated } = passage
  if (isSummary || isTranslated) return []
  const sources = primary.filter((source) => texts.includes(source))
  const [best] = sources
  if (best === undefined) return []
  const isTold = (word: Word) => sources.some(({ text }) => isSaidIn(text, word))
  const steps = [
    { part: parts, whole: wholes },
    { part: teams, whole: departments },
  ]
  const whole = steps
    .filter(({ part }) => isPartGone(best, line, part))
    .flatMap((step) => line.words.filter(({ word }) => step.whole.test(word)))
    .find((word) => !isTold(word))
  if (whole === undefined) return []
  return [{ rule: 'scope', path, claim: whole.text, reason: 'wider_than_its_source' }]
}

/** Alone or in a compound: "Klinikteam" says the clinic, "entretien" no "entreprise". */
function isSaidIn(text: string, { text: whole }: Word): boolean {
  return text.toLowerCase().includes(whole.toLowerCase().slice(0, 6))
}

/** The source names a part that the line does not name any more. */
function isPartGone(source: LineReading, { words }: LineReading, part: RegExp): boolean {
  return source.words.some(
    ({ word, form }) => part.test(word) && !words.some((other) => other.form === form),
  )
}

/** Those who work together, and what several such teams make. */
const teams =
  /^(?:team|teams|crew|squad|kolonne|mannschaft|equipo|cuadrilla|equipe|brigade|equipa|ploeg)$/u
const departments =
  /^(?:department|departments|division|abteilung|abteilungen|departamento|departamentos|departement|departements|divisao|afdeling|afdelingen|divisie)$/u

const parts =
  /^(?:wards?|class|classes|classroom|team|crew|shift|department|section|unit|floor|station|stationen|klasse|klassen|gruppe|abteilung|schicht|etage|service|classe|classes|equipe|atelier|etage|rayon|aula|clase|clases|equipo|turno|planta|seccion|departamento|sala|turma|turmas|equipa|enfermaria|servico|setor|secao|klas|klassen|groep|team|ploeg|afdeling|dienst|verdieping)$/u

const wholes =
  /^(?:hospitals?|school|schools|university|company|companies|factory|trust|network|chain|krankenhaus|krankenhauses|klinik|kliniken|schule|schulen|hochschule|universitat|unternehmen|unternehmens|konzern|konzerns|werk|werks|fabrik|hopital|hopitaux|ecole|ecoles|entreprise|usine|reseau|hospitales|escuela|escuelas|colegio|colegios|empresa|empresas|fabrica|cadena|hospitais|escola|escolas|rede|ziekenhuis|ziekenhuizen|school|scholen|bedrijf|bedrijven|organisatie|fabriek|keten)$/u
