/** Of a summary a letter says what is a sentence in the first person and has words of the job. */
import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../language/languages.ts'
import { ofOneself } from './reason.ts'

type Case = [Language, ad: string, summary: string, why: string, how: string]

it.each<Case>([
  ['en', 'students, ward', 'Calm. I would love to see students again.', 'I would love to see students again.', ''],
  ['en', 'night work', 'Looking for work by night.', 'I am looking for work by night.', ''],
  ['en', 'students, ward', 'I would love to drive a lorry by night.', '', ''],
  ['en', 'students, ward', 'Calm, and I would like some students.', '', ''],
  ['en', 'assess students', 'Nurse since 2012. I assess students every week.', '', 'I assess students every week.'],
  ['en', 'assess students', 'Nurse since 2012. I chair a choir.', '', ''],
  ['de', 'Ausbildung im Büro', 'Abiturientin. Suche einen Ausbildungsplatz in Kiel.', 'Ich suche einen Ausbildungsplatz in Kiel.', ''],
  ['de', 'PV-Anlagen', 'Geselle. Jetzt will ich mehr PV machen.', 'Jetzt will ich mehr PV machen.', ''],
  ['de', 'PV-Anlagen', 'Zuletzt Elektro, jetzt möchte ich mehr PV machen.', '', ''],
  ['fr', 'poisson frais', 'Cuisinier. À la recherche de poisson frais.', 'Je suis à la recherche de poisson frais.', ''],
  ['es', 'enseñanza', 'Matemática. Busco quedarme en la enseñanza.', 'Busco quedarme en la enseñanza.', ''],
  ['pt', 'clientes', 'Contabilista. Procuro voltar ao contacto com clientes.', 'Procuro voltar ao contacto com clientes.', ''],
  ['nl', 'school', 'Docent. Op zoek naar een kleine school.', 'Ik ben op zoek naar een kleine school.', ''],
])('in %s, for a job of %s: %s', (language, ad, summary, why, how) => {
  const job = { title: 'X', reading: readJob(`X\n\n${ad}`) }
  expect(ofOneself(summary, job, language)).toEqual({ why, how })
}) // prettier-ignore
