/** Whatever bytes a page consists of, reading it ends, and gives a job or says why not. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normaliseJob } from '#domain/posts/normalise.ts'
import { readLooseJson } from './loose-json.ts'
import { readPosting } from './read-posting.ts'

const link = 'https://jobs.example/1'
const origin = { id: 'a', source: 'page', attribution: null, readAt: new Date(0) }
const page = `<html lang="de"><head><title>Bäcker bei Mühle</title><script type="application/ld+json">
{"@graph":[{"@type":"JobPosting","title":"Bäcker","hiringOrganization":{"name":"Mühle"},"description":"<p>Wir backen nachts.</p><ul><li>Fünf Jahre Erfahrung als Bäcker und ein Gesellenbrief sind nötig</li></ul>"}]}
</script></head><body><main itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Bäcker</h1>
<div itemprop="description">Fünf Jahre Erfahrung als Bäcker</div></main></body></html>`

const mutation = fc.oneof(
  fc.record({ at: fc.nat(page.length), cut: fc.nat(40), put: fc.constant('') }),
  fc.record({
    at: fc.nat(page.length),
    cut: fc.nat(3),
    put: fc.constantFrom(
      '<', '>', '"', "'", '</', '<!--', '-->', '<![CDATA[', '{', '}', '[', ']', ',', '\\', '\\u', '\0',
      '&', '&quot;', '&#x110000;', '<script>', '</script>', '<template>', '\uD800', '\n',
    ), // prettier-ignore
  }),
)

describe('reading a page', () => {
  it('ends well however the page is broken', () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
        const broken = mutations.reduce(
          (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
          page,
        )
        const read = readPosting({ status: 200, url: link }, () => broken, link)
        if (read.kind !== 'job') return
        expect(read.job.link).toBe(link)
        expect(read.job.title).not.toBe('')
        expect(() => normaliseJob(read.job, origin)).not.toThrow()
      }),
      { numRuns: 120 },
    )
  })

  it('reads good JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // A text by itself is taken for JSON that was escaped as a whole.
        if (typeof value === 'string') return
        const text = JSON.stringify(value)
        expect(readLooseJson(text)).toEqual(JSON.parse(text))
        expect(readLooseJson(`<!-- ${text} -->`)).toEqual(JSON.parse(text))
      }),
      { numRuns: 100 },
    )
  })

  it('does not take long over what is made to take long', () => {
    for (const hostile of [
      '<a>'.repeat(40_000) + '</b>'.repeat(40_000),
      '<div>'.repeat(900) + 'word '.repeat(20_000),
      '<'.repeat(60_000),
      '<a x="'.repeat(50_000),
      `<script type="application/ld+json">[${','.repeat(60_000)}`,
      `<script type="application/ld+json">${'['.repeat(60_000)}`,
      `<script type="application/ld+json">{"description":"${'"x'.repeat(40_000)}`,
    ]) {
      expect(readPosting({ status: 200, url: link }, () => hostile, link).kind).toBe('nothing')
    }
  })
})
