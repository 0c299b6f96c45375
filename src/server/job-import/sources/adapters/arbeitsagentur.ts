/**
 * The job search of the Bundesagentur für Arbeit, Germany's public employment service: the newest ads,
 * or those for a question, `arbeitsagentur:pflege`. The list has no posts: one call a job gives it.
 * Written from published clients of 2026; it was not run against the live source.
 *
 * The service names no terms for programs; its own page asks it with a fixed name of the client. The
 * versions of list and post differ, and older ones answer 403. The name of a post goes in base64.
 */
import { z } from 'zod'

import type { Ask } from '../adapter.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, placeOf, readEntry } from '../read-entries.ts'

const entry = z.object({
  referenznummer: field.name,
  stellenangebotsTitel: field.name,
  firma: field.words,
  stellenangebotsBeschreibung: field.words,
  stellenangebotsart: field.words,
  stellenlokationen: field.listOf(
    z.object({ adresse: z.object({ ort: field.words, region: field.words, land: field.words }) }),
  ),
  arbeitszeitVollzeit: field.yes,
  arbeitszeitTeilzeitFlexibel: field.yes,
  arbeitszeitTeilzeitVormittag: field.yes,
  arbeitszeitTeilzeitNachmittag: field.yes,
  arbeitszeitTeilzeitAbend: field.yes,
  istGeringfuegigeBeschaeftigung: field.yes,
  istArbeitnehmerUeberlassung: field.yes,
  homeofficemoeglich: field.yes,
  vertragsdauer: field.words,
  gehaltsspanneVon: field.amount,
  gehaltsspanneBis: field.amount,
  verguetungsangabe: field.words,
  artDerVerguetung: field.words,
  datumErsteVeroeffentlichung: field.moment,
  veroeffentlichungszeitraum: field.maybe(z.object({ von: field.moment })),
})
const api = 'https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc'
const headers = { 'x-api-key': 'jobboerse-jobsuche' }
const pageSize = 100

const postOf = (id: string): Ask => ({
  url: `${api}/v4/jobdetails/${encodeURIComponent(Buffer.from(id).toString('base64'))}`,
  headers,
})

/** "DEUTSCHLAND": names of countries come in capitals. */
const nameOf = (land: string): string => land.charAt(0) + land.slice(1).toLowerCase()

/** "KEINE_ANGABEN" and "KEINE_ANGABE" say that nothing is said. */
const said = (text: string): string => (text.startsWith('KEINE_ANGABE') ? '' : text)

function toJob(job: z.output<typeof entry>): Said {
  const isPartTime =
    job.arbeitszeitTeilzeitFlexibel === true ||
    job.arbeitszeitTeilzeitVormittag === true ||
    job.arbeitszeitTeilzeitNachmittag === true ||
    job.arbeitszeitTeilzeitAbend === true ||
    job.istGeringfuegigeBeschaeftigung === true
  const isPaid = job.gehaltsspanneVon !== null || job.gehaltsspanneBis !== null
  return {
    sourceJobId: job.referenznummer,
    title: job.stellenangebotsTitel,
    company: job.firma,
    locations: job.stellenlokationen.map(({ adresse }) =>
      placeOf(adresse.ort, nameOf(adresse.land)),
    ),
    body: job.stellenangebotsBeschreibung,
    isWhole: job.stellenangebotsBeschreibung !== '',
    link: `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(job.referenznummer)}`,
    listedAt: job.datumErsteVeroeffentlichung ?? job.veroeffentlichungszeitraum?.von ?? null,
    typeWords: [
      job.stellenangebotsart === 'ARBEIT' ? '' : job.stellenangebotsart,
      job.istArbeitnehmerUeberlassung === true ? 'Zeitarbeit' : '',
      job.vertragsdauer === 'BEFRISTET' ? 'befristet' : '',
      job.arbeitszeitVollzeit === true ? 'Vollzeit' : isPartTime ? 'Teilzeit' : '',
    ].filter((word) => word !== ''),
    workWords: job.homeofficemoeglich === true ? ['hybrid'] : [],
    salary: isPaid
      ? {
          least: job.gehaltsspanneVon,
          most: job.gehaltsspanneBis,
          currency: 'EUR',
          per: said(job.artDerVerguetung) || null,
          raw: null,
        }
      : said(job.verguetungsangabe) === ''
        ? null
        : { least: null, most: null, currency: 'EUR', per: null, raw: job.verguetungsangabe },
    language: 'de',
  }
}

const readOne = (answer: string) => readEntry(answer, entry, toJob)

export const arbeitsagentur = listSource({
  id: 'arbeitsagentur',
  name: 'Bundesagentur für Arbeit',
  kind: 'query',
  attribution: {
    text: 'Bundesagentur für Arbeit',
    link: 'https://www.arbeitsagentur.de/jobsuche/',
  },
  minIntervalMs: 6 * hourMs,
  isBoard: () => true,
  ask: ({ board }, page) => ({
    url: `${api}/v6/jobs?${board === '' ? '' : `was=${encodeURIComponent(board)}&`}veroeffentlichtseit=7&size=${pageSize}&page=${page + 1}`,
    headers,
  }),
  answers: z.object({ ergebnisliste: field.list }),
  entries: ({ ergebnisliste }) => ergebnisliste,
  entry,
  toJob,
  pages: { full: pageSize, most: () => 5 },
  fill: {
    ask: ({ sourceJobId }) => postOf(sourceJobId),
    parse: (answer, job) => {
      const filled = readOne(answer)
      return filled && { ...filled, sourceJobId: job.sourceJobId, link: job.link }
    },
  },
  owns(url) {
    const id = /^\/jobsuche\/jobdetail\/([\w-]{5,80})$/.exec(url.pathname)?.[1]
    return url.hostname === 'www.arbeitsagentur.de' && id ? { board: '', sourceJobId: id } : null
  },
  one: { ask: ({ sourceJobId }) => postOf(sourceJobId), parse: readOne },
})
