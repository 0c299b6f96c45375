/**
 * Two letters behind a town: a state (`Austin, TX`), a province (`London, ON`) or a country
 * (`Bogotá, CO`). Which of these decides the towns that there are.
 */
const states = new Map(
  [
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
      .split(' ')
      .map((letters): [string, string] => [letters, `US.${letters}`]),
    Object.entries({
      AB: '01',
      BC: '02',
      MB: '03',
      NB: '04',
      NS: '07',
      ON: '08',
      PE: '09',
      QC: '10',
      SK: '11',
    }).map(([letters, code]): [string, string] => [letters, `CA.${code}`]),
  ].flat(),
)

/** Alone, or behind a comma or a bracket: elsewhere they are a word. */
const twoLetters = /(?:^|[,(/-])\s*([A-Z]{2})(?=\s*(?:$|[,;)/]|\d{5}|-))/g

/** The codes of what the letters may stand for: regions and countries. */
export const statesIn = (text: string): string[] =>
  [...text.matchAll(twoLetters)].flatMap(([, letters = '']) => [
    ...(states.has(letters) ? [states.get(letters) ?? ''] : []),
    letters,
  ])
