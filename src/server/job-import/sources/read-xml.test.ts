import { describe, expect, it } from 'vitest'

import { readXml } from './read-xml.ts'

const list = '<?xml version="1.0"?><jobs><job id="1"><name> Nurse </name><note/></job></jobs>'

describe('XML as values', () => {
  it('gives each element its text, or the elements within it by name', () => {
    expect(readXml(list, [])).toEqual({ jobs: { job: { name: 'Nurse', note: '' } } })
    expect(readXml('<a><b>1</b><b>2</b><c><![CDATA[<p>x & y</p>]]></c></a>', [])).toEqual({
      a: { b: ['1', '2'], c: '<p>x & y</p>' },
    })
  })

  it('makes a list of an element that means one, even where it stands once', () => {
    expect(readXml(list, ['job'])).toEqual({ jobs: { job: [{ name: 'Nurse', note: '' }] } })
  })

  it('[ASVS 1.5.1] leaves references of characters and of entities as they are written', () => {
    expect(readXml('<a>R&amp;D &#233; &unknown;</a>', [])).toEqual({
      a: 'R&amp;D &#233; &unknown;',
    })
  })

  it.each([
    ['nothing', ''],
    ['plain text', 'Not found'],
    ['an element that nobody closed', '<jobs><job>'],
    ['elements that overlap', '<a><b></a></b>'],
    ['two documents', '<a/><b/>'],
    ['text behind the document', '<a/>and more'],
    ['more depth than a feed has', '<a>'.repeat(200) + '</a>'.repeat(200)],
  ])('is undefined for %s', (_, answer) => {
    expect(readXml(answer, [])).toBeUndefined()
  })

  it('[ASVS 1.5.1] is undefined for a document type, with entities of its own or of a file', () => {
    const laughs = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
    )
    const grown = `<!DOCTYPE a [<!ENTITY l0 "lol">${laughs.join('')}]><a>&l9;</a>`
    expect(readXml(grown, [])).toBeUndefined()
    expect(readXml('<!DOCTYPE a><a>1</a>', [])).toBeUndefined()
    const fetched = '<!doctype a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'
    expect(readXml(fetched, [])).toBeUndefined()
  })

  it('cannot be made to set what every object has', () => {
    const read = readXml('<a><__proto__><polluted>1</polluted></__proto__></a>', [])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(JSON.stringify(read)).toContain('polluted')
  })
})
