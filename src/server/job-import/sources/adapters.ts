/** Every source there is, and the four public feeds that are read where nobody says otherwise. */
import type { Adapter } from './adapter.ts'
import { adzuna } from './adapters/adzuna.ts'
import { arbeitnow } from './adapters/arbeitnow.ts'
import { ashby } from './adapters/ashby.ts'
import { franceTravail } from './adapters/france-travail.ts'
import { greenhouse } from './adapters/greenhouse.ts'
import { himalayas } from './adapters/himalayas.ts'
import { jobicy } from './adapters/jobicy.ts'
import { jsonLines } from './adapters/json-lines.ts'
import { lever } from './adapters/lever.ts'
import { personio } from './adapters/personio.ts'
import { recruitee } from './adapters/recruitee.ts'
import { reed } from './adapters/reed.ts'
import { remoteOk } from './adapters/remote-ok.ts'
import { schemaOrg } from './adapters/schema-org.ts'
import { smartRecruiters } from './adapters/smart-recruiters.ts'
import { teamtailor } from './adapters/teamtailor.ts'
import { theMuse } from './adapters/the-muse.ts'
import { usajobs } from './adapters/usajobs.ts'
import { workable } from './adapters/workable.ts'

export const adapters: readonly Adapter[] = [
  greenhouse,
  lever,
  ashby,
  recruitee,
  personio,
  workable,
  smartRecruiters,
  teamtailor,
  arbeitnow,
  himalayas,
  jobicy,
  remoteOk,
  theMuse,
  franceTravail,
  usajobs,
  adzuna,
  reed,
  schemaOrg,
  jsonLines,
]

export const publicFeeds: readonly Adapter[] = [arbeitnow, himalayas, jobicy, remoteOk]

export const findAdapter = (id: string): Adapter | undefined =>
  adapters.find((adapter) => adapter.id === id)
