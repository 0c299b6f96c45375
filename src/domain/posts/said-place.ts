/** The place of work where only the text of a post tells it: "Einsatzort: Augsburg", "Lieu : Lyon (69)". */
const cue =
  /^[^\p{L}\n]{0,6}(?:stand|arbeits|einsatz|dienst)(?:ort|gebiet|region)e?\b[^\n:–]{0,12}[:–]|^[^\p{L}\n]{0,6}(?:(?:job |work )?locations?|based in|place of work|lieu(?: de travail)?|localisation|poste basé à|ubicaci[oó]n|lugar(?: de trabajo)?|centro de trabajo|localiza[cç][aã]o|local(?: de trabalho)?|standplaats|werklocatie|locatie)\s*[:–]/imu

const longest = 80

/** What stands behind the first such word in its line, or alone in the next; null where there is none. */
export function saidPlace(text: string): string | null {
  const found = cue.exec(text)
  if (found === null) return null
  const [line = '', next = ''] = text.slice(found.index + found[0].length).split('\n')
  const [before = ''] = (line.trim() === '' ? next : line).split(/[.;|•]/u, 1)
  const said = before.trim()
  return said === '' || said.length > longest ? null : said
}
