/**
 * The job search of the Bundesagentur für Arbeit, Germany's public employment service: the newest ads,
 * or those for a question, `arbeitsagentur:pflege`. The list has no posts: one call a job gives it.
 * Written from published clients of 2026; it was not run against the live source.
 *
 * The service names no terms for programs; its own page asks it with a fixed name of the client. The
 * versions of list and post differ, and older ones answer 403. The name of a post goes in base64.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask, Target } from '../adapter.ts'
import {
  amount,
  hourMs,
  listOf,
  maybe,
  moment,
  name,
  placeOf,
  readEntries,
  readJson,
  unsaid,
  words,
  yes,
} from '../read-entries.ts'

const entry = z.object({
  referenznummer: name,
  stellenangebotsTitel: name,
  firma: words,
  stellenangebotsBeschreibung: words,
  stellenangebotsart: words,
  stellenlokationen: listOf(
    z.object({ adresse: z.object({ ort: words, region: words, land: words }) }),
  ),
  arbeitszeitVollzeit: yes,
  arbeitszeitTeilzeitFlexibel: yes,
  arbeitszeitTeilzeitVormittag: yes,
  arbeitszeitTeilzeitNachmittag: yes,
  arbeitszeitTeilzeitAbend: yes,
  istGeringfuegigeBeschaeftigung: yes,
  istArbeitnehmerUeberlassung: yes,
  homeofficemoeglich: yes,
  vertragsdauer: words,
  gehaltsspanneVon: amount,
  gehaltsspanneBis: amount,
  verguetungsangabe: words,
  artDerVerguetung: words,
  datumErsteVeroeffentlichung: moment,
  veroeffentlichungszeitraum: maybe(z.object({ von: moment })),
})
const answers = z.object({ ergebnisliste: z.array(z.unknown()), maxErgebnisse: amount })
const api = 'https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc'
const headers = { 'x-api-key': 'jobboerse-jobsuche' }
const pageSize = 100
const mostPages = 5

const pageOf = ({ board }: Target, page: number): Ask => ({
  url: `${api}/v6/jobs?${board === '' ? '' : `was=${encodeURIComponent(board)}&`}veroeffentlichtseit=7&size=${pageSize}&page=${page}`,
  headers,
})
const postOf = (id: string): Ask => ({
  url: `${api}/v4/jobdetails/${encodeURIComponent(Buffer.from(id).toString('base64'))}`,
  headers,
})

/** "DEUTSCHLAND": names of countries come in capitals. */
const nameOf = (land: string): string => land.charAt(0) + land.slice(1).toLowerCase()

/** "KEINE_ANGABEN" and "KEINE_ANGABE" say that nothing is said. */
const said = (text: string): string => (text.startsWith('KEINE_ANGABE') ? '' : text)

function toJob(job: z.output<typeof entry>): FoundJob {
  const isPartTime =
    job.arbeitszeitTeilzeitFlexibel === true ||
    job.arbeitszeitTeilzeitVormittag === true ||
    job.arbeitszeitTeilzeitNachmittag === true ||
    job.arbeitszeitTeilzeitAbend === true ||
    job.istGeringfuegigeBeschaeftigung === true
  const isPaid = job.gehaltsspanneVon !== null || job.gehaltsspanneBis !== null
  return {
    ...unsaid,
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

function readOne(answer: string): FoundJob | null {
  const read = entry.safeParse(readJson(answer))
  return read.success ? toJob(read.data) : null
}

export const arbeitsagentur: Adapter = {
  id: 'arbeitsagentur',
  name: 'Bundesagentur für Arbeit',
  kind: 'query',
  terms: {
    attribution: {
      text: 'Bundesagentur für Arbeit',
      link: 'https://www.arbeitsagentur.de/jobsuche/',
    },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: () => true,
  plan: (target) => pageOf(target, 1),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const page = Number(new URL(ask.url).searchParams.get('page') ?? 1)
    const isMore = read.data.ergebnisliste.length >= pageSize && page < mostPages
    return {
      ...readEntries(read.data.ergebnisliste, entry, toJob),
      next: isMore ? pageOf(target, page + 1) : null,
    }
  },
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
}
