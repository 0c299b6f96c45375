/**
 * Every migration, in order: a list in code, so that one file to read is one place to add to and no
 * folder is searched at start. A released migration is never changed.
 */
import type { Migration } from 'kysely/migration'

import { start } from './0001-start.ts'
import { readings } from './0002-readings.ts'
import { payments } from './0010-payments.ts'
import { history } from './0020-history.ts'
import { processes } from './0030-processes.ts'
import { tailorings } from './0040-tailorings.ts'
import { translations } from './0050-translations.ts'
import { jobSources } from './0060-job-sources.ts'
import { foundJobs } from './0065-found-jobs.ts'
import { jobLinks } from './0066-job-links.ts'
import { jobSearch } from './0070-job-search.ts'
import { places } from './0071-places.ts'
import { statements } from './0080-statements.ts'
import { settledChanges } from './0081-settled-changes.ts'
import { wordsOfTexts } from './0100-words-of-texts.ts'
import { savedSearches } from './0101-saved-searches.ts'
import { lightPlaces } from './0102-light-places.ts'
import { letters } from './0110-letters.ts'
import { scans } from './0120-scans.ts'
import { looks } from './0130-looks.ts'
import { fewerJobIndexes } from './0140-fewer-job-indexes.ts'
import { photos } from './0150-photos.ts'
import { oneIndexOfLinks } from './0160-one-index-of-links.ts'
import { earlyRefunds } from './0161-early-refunds.ts'
import { textsDueAlone } from './0162-texts-due-alone.ts'
import { textsAskedAgain } from './0163-texts-asked-again.ts'
import { codedSourceProblems } from './0170-coded-source-problems.ts'
import { letterVersions } from './0180-letter-versions.ts'
import { regions } from './0190-regions.ts'
import { letterHistory } from './0191-letter-history.ts'
import { changesOfWants } from './0192-changes-of-wants.ts'
import { bytesKept } from './0198-bytes-kept.ts'
import { setAside } from './0210-set-aside.ts'
import { plainBytes } from './0211-plain-bytes.ts'
import { signUpClaims } from './0193-sign-up-claims.ts'

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-start': start,
  '0002-readings': readings,
  '0010-payments': payments,
  '0020-history': history,
  '0030-processes': processes,
  '0040-tailorings': tailorings,
  '0050-translations': translations,
  '0060-job-sources': jobSources,
  '0065-found-jobs': foundJobs,
  '0066-job-links': jobLinks,
  '0070-job-search': jobSearch,
  '0071-places': places,
  '0080-statements': statements,
  '0081-settled-changes': settledChanges,
  '0100-words-of-texts': wordsOfTexts,
  '0101-saved-searches': savedSearches,
  '0102-light-places': lightPlaces,
  '0110-letters': letters,
  '0120-scans': scans,
  '0130-looks': looks,
  '0140-fewer-job-indexes': fewerJobIndexes,
  '0150-photos': photos,
  '0160-one-index-of-links': oneIndexOfLinks,
  '0161-early-refunds': earlyRefunds,
  '0162-texts-due-alone': textsDueAlone,
  '0163-texts-asked-again': textsAskedAgain,
  '0170-coded-source-problems': codedSourceProblems,
  '0180-letter-versions': letterVersions,
  '0190-regions': regions,
  '0191-letter-history': letterHistory,
  '0192-changes-of-wants': changesOfWants,
  '0193-sign-up-claims': signUpClaims,
  '0198-bytes-kept': bytesKept,
  '0210-set-aside': setAside,
  '0211-plain-bytes': plainBytes,
}
