import { describe, expect, it } from 'vitest'

import { readLooseJson } from './loose-json.ts'

const value = { title: 'Baker' }
const json = JSON.stringify(value)

describe('a script of data', () => {
  it.each([
    json,
    `\uFEFF ${json} ;`,
    `<!-- ${json} -->`,
    `//<![CDATA[\n${json}\n//]]>`,
    `/* <![CDATA[ */ ${json} /* ]]> */`,
    `// <!--\n${json}\n// -->\n;`,
    `${json};\n-->`,
  ])('is read whatever is put around it: %j', (text) => {
    expect(readLooseJson(text)).toEqual(value)
  })

  it('keeps what only looks like an end, within a text', () => {
    const odd = { a: '-->', b: ']]>', c: 'x;', d: '//' }
    expect(readLooseJson(JSON.stringify(odd))).toEqual(odd)
  })

  it.each([
    ['before it', (blanks: string) => `${blanks}x ${json}`],
    ['after an end', (blanks: string) => `${json} -->${blanks}x`],
    ['after one end and before another', (blanks: string) => `${json} ]]>${blanks}*/${blanks};x`],
    [
      'around signs of ends',
      (blanks: string) => `${json} //${blanks}-->${blanks}*/${blanks};${blanks}x`,
    ],
  ])('comes to an end with two hundred thousand blanks %s', (_, write) => {
    expect(readLooseJson(write(' \n'.repeat(100_000)))).toBeUndefined()
  })
})
