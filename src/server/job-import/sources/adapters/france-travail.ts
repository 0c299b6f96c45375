/**
 * France Travail's "Offres d'emploi" API: whole posts for a question, `france-travail:infirmier`. The
 * key is `CLIENT:SECRET`, exchanged for a token. Written from its published documentation; it was
 * not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, payAsWritten, readJson } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  intitule: field.name,
  description: field.name,
  dateCreation: field.moment,
  lieuTravail: field.maybe(z.object({ libelle: field.words })),
  entreprise: field.maybe(z.object({ nom: field.words })),
  typeContrat: field.words,
  typeContratLibelle: field.words,
  dureeTravailLibelleConverti: field.words,
  experienceExige: field.words,
  salaire: field.maybe(z.object({ libelle: field.words })),
  competences: field.listOf(z.object({ libelle: z.string() })),
  origineOffre: field.maybe(z.object({ urlOrigine: field.words })),
})
const pageSize = 150

const toJob = (job: z.output<typeof entry>): Said => ({
  sourceJobId: job.id,
  title: job.intitule,
  company: job.entreprise?.nom || '',
  locations: [placeOf(job.lieuTravail?.libelle ?? '')],
  body: [
    job.description,
    ...(job.competences.length > 0 ? ['## Compétences'] : []),
    ...job.competences.map(({ libelle }) => `- ${libelle}`),
  ].join('\n'),
  link:
    job.origineOffre?.urlOrigine ||
    `https://candidat.francetravail.fr/offres/recherche/detail/${job.id}`,
  listedAt: job.dateCreation,
  typeWords: [job.typeContrat, job.typeContratLibelle, job.dureeTravailLibelleConverti],
  levelWords: job.experienceExige === 'D' ? ['débutant accepté'] : [],
  salary: payAsWritten(job.salaire?.libelle ?? '', 'EUR'),
  language: 'fr',
})

/** "75 - PARIS 12": the department is no part of the name. */
const placeOf = (written: string): string => written.replace(/^\d[\dAB]{1,2} - /, '')

export const franceTravail = listSource({
  id: 'france-travail',
  name: 'France Travail',
  kind: 'query',
  attribution: { text: 'France Travail', link: 'https://www.francetravail.fr' },
  minIntervalMs: 6 * hourMs,
  keyForm: 'CLIENT:SECRET',
  token: {
    ask: ({ key }) => ({
      url: 'https://entreprise.francetravail.fr/connexion/oauth2/access_token?realm=%2Fpartenaire',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: key.split(':')[0] ?? '',
        client_secret: key.split(':').slice(1).join(':'),
        scope: 'api_offresdemploiv2 o2dsoffre',
      }).toString(),
    }),
    parse(answer) {
      const read = z.object({ access_token: z.string().min(1) }).safeParse(readJson(answer))
      return read.success ? { authorization: `Bearer ${read.data.access_token}` } : null
    },
  },
  ask: ({ board }, page) => ({
    url: `https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search?motsCles=${encodeURIComponent(board)}&sort=1&range=${page * pageSize}-${(page + 1) * pageSize - 1}`,
    limitBytes: 10_000_000,
  }),
  answers: z.object({ resultats: field.list }),
  entries: ({ resultats }) => resultats,
  entry,
  toJob,
  pages: { full: pageSize, most: () => 20 },
})
