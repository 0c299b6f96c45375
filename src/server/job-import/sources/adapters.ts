/** Every source there is, and those that are read where nobody says otherwise. */
import type { Adapter } from './adapter.ts'
import { adzuna } from './adapters/adzuna.ts'
import { arbeitnow } from './adapters/arbeitnow.ts'
import { arbeitsagentur } from './adapters/arbeitsagentur.ts'
import { ashby } from './adapters/ashby.ts'
import { bambooHr } from './adapters/bamboohr.ts'
import { franceTravail } from './adapters/france-travail.ts'
import { greenhouse } from './adapters/greenhouse.ts'
import { gupy } from './adapters/gupy.ts'
import { himalayas } from './adapters/himalayas.ts'
import { icims } from './adapters/icims.ts'
import { indeedXml } from './adapters/indeed-xml.ts'
import { infoJobs } from './adapters/infojobs.ts'
import { jobicy } from './adapters/jobicy.ts'
import { jobTech } from './adapters/jobtech.ts'
import { join } from './adapters/join.ts'
import { jsonLines } from './adapters/json-lines.ts'
import { lever } from './adapters/lever.ts'
import { personio } from './adapters/personio.ts'
import { recruitee } from './adapters/recruitee.ts'
import { reed } from './adapters/reed.ts'
import { remoteOk } from './adapters/remote-ok.ts'
import { schemaOrg } from './adapters/schema-org.ts'
import { smartRecruiters } from './adapters/smart-recruiters.ts'
import { softgarden } from './adapters/softgarden.ts'
import { successFactors } from './adapters/successfactors.ts'
import { teamtailor } from './adapters/teamtailor.ts'
import { theMuse } from './adapters/the-muse.ts'
import { usajobs } from './adapters/usajobs.ts'
import { workable } from './adapters/workable.ts'
import { workday } from './adapters/workday.ts'

export const adapters: readonly Adapter[] = [
  greenhouse,
  lever,
  ashby,
  recruitee,
  personio,
  workable,
  smartRecruiters,
  teamtailor,
  workday,
  bambooHr,
  successFactors,
  icims,
  join,
  softgarden,
  arbeitsagentur,
  arbeitnow,
  himalayas,
  jobicy,
  remoteOk,
  theMuse,
  franceTravail,
  usajobs,
  adzuna,
  reed,
  infoJobs,
  gupy,
  jobTech,
  schemaOrg,
  indeedXml,
  jsonLines,
]

/** Each without a key, and with terms that allow it: whole countries' newest ads among them. */
export const publicFeeds: readonly Adapter[] = [
  arbeitnow,
  himalayas,
  jobicy,
  remoteOk,
  arbeitsagentur,
]

export const findAdapter = (id: string): Adapter | undefined =>
  adapters.find((adapter) => adapter.id === id)
