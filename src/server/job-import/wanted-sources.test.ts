import { describe, expect, it } from 'vitest'

import { wantedSources } from './wanted-sources.ts'

describe('what the settings name', () => {
  it('is the public feeds, boards and questions', () => {
    const wanted = wantedSources(
      'feeds greenhouse:acme,personio:brot/de reed:staff+nurse',
      'reed=k',
    )
    expect(wanted.map(({ name }) => name)).toEqual([
      'arbeitnow',
      'himalayas',
      'jobicy',
      'remoteok',
      'arbeitsagentur',
      'greenhouse:acme',
      'personio:brot/de',
      'reed:staff nurse',
    ])
    expect(wantedSources('off', '')).toEqual([])
  })

  it.each([
    ['monster:x', '', 'JOB_SOURCES names monster, which is no source.'],
    ['greenhose:x', '', 'greenhose, which is no source. Did you mean greenhouse?'],
    ['Feeds', '', 'Feeds, which is no source. Did you mean feeds?'],
    ['OFF', '', 'OFF, which is no source. Did you mean off?'],
    ['feeds off', '', 'off, which is no source. It stands alone.'],
    ['https://boards.greenhouse.io/acme/jobs/12345', '', 'Did you mean greenhouse:acme?'],
    ['https://mill.example/jobs', '', 'A page of postings is written schema:https://…'],
    ['adzuna:de/koch', 'adzuna=a', 'a key of adzuna that is not of the form adzuna=APP:KEY.'],
    ['reed:nurse', 'red=secret', 'a key of red, which is no source. Did you mean reed?'],
    ['reed:nurse', 'reed=a reed=b', 'JOB_SOURCE_KEYS has two keys of reed.'],
    ['greenhouse', '', 'JOB_SOURCES has greenhouse, which is not of the form greenhouse:NAME.'],
    ['arbeitnow:x', '', 'JOB_SOURCES has arbeitnow:x, which is not of the form arbeitnow.'],
    [
      'adzuna:nurse',
      'adzuna=a:b',
      'not of the form adzuna:COUNTRY/WORDS, with a country of at, be, br,',
    ],
    [
      'adzuna:xx/nurse',
      'adzuna=a:b',
      'not of the form adzuna:COUNTRY/WORDS, with a country of at, be, br,',
    ],
    [
      'schema:jobs.example',
      '',
      'schema:jobs.example, which is not of the form schema:https://ADDRESS.',
    ],
    [
      'jsonl:jobs.example',
      '',
      'jsonl:jobs.example, which is not of the form jsonl:https://ADDRESS.',
    ],
    ['reed', 'reed=k', 'JOB_SOURCES has reed, which is not of the form reed:WORDS.'],
    ['reed:nurse', '', 'JOB_SOURCES names reed, which needs reed=KEY in JOB_SOURCE_KEYS.'],
    ['feeds', 'reed', 'JOB_SOURCE_KEYS must be source=key, separated by spaces.'],
  ])('is refused in one line where %s %s cannot be read', (sources, keys, why) => {
    expect(() => wantedSources(sources, keys)).toThrow(why)
  })
})
