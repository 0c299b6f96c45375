/**
 * Mail about new jobs as background work: of all processes that share the database one sends it, a
 * person after the other, each at most once a day. Where nothing is new nothing is sent; where a mail
 * could not be sent it is made anew after a pause that grows, and tells all that has come by then.
 */
import type { MailedSearch } from '#domain/feeds/job-mail.ts'
import { jobMail } from '#domain/feeds/job-mail.ts'

import { createHmac } from 'node:crypto'

import { oneAtATime } from '../db/one-at-a-time.ts'
import type { House } from '../house.ts'
import { findJobs } from '../job-search/find-jobs.ts'
import { serverKey } from '../users/server-key.ts'
import { regularly } from '../work/regularly.ts'
import { mailAddressOf } from './mail-address.ts'
import type { Mailer, Sent } from './mailer.ts'
import { linkOf, nameOf } from './search-link.ts'
import type { DueMail, JobToMail } from './store.ts'
import {
  addressOf,
  jobsToMail,
  keepStopSecret,
  noteTold,
  putOff,
  searchesToMail,
  takeDue,
} from './store.ts'

type Context = Pick<House, 'config' | 'db' | 'log' | 'now' | 'leaving' | 'mailer'>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Whoever shares the database may still be writing what came so shortly ago. */
const settledMs = 10 * minuteMs
/** How soon somebody to whom there was nothing to tell is looked at again. */
const lookAgainMs = hourMs
/** After the first failure; each more doubles it. */
const firstPauseMs = 5 * minuteMs
/** Of one search; the others are counted. */
const mostJobs = 20

/** Sends all that is due; answers how many mails were tried. */
export async function sendJobMails(house: Context): Promise<number> {
  const { db, now, leaving, mailer } = house
  if (mailer === null) return 0
  let tried = 0
  await oneAtATime(db, 'mail', async () => {
    while (!leaving.aborted) {
      const at = now()
      const due = await takeDue(db, at, new Date(at.getTime() + dayMs))
      if (due === null) return
      const sent = await mailOne({ ...house, mailer }, due, at)
      if (sent === null) continue
      tried++
      // The others would fare no better: they are not made to wait longer for it.
      if (sent.kind === 'away' || sent.kind === 'unclear') return
    }
  })
  return tried
}

/** Null where there was nothing to send. */
async function mailOne(
  { mailer, ...house }: Omit<Context, 'mailer'> & { mailer: Mailer },
  due: DueMail,
  at: Date,
): Promise<Sent | null> {
  const { config, db, log, leaving } = house
  const { personId, language } = due
  const to = mailAddressOf(config, await addressOf(db, personId))
  if (to === null) return null
  const until = new Date(at.getTime() - settledMs)
  const { ids, searches } = await newFor(house, due, until)
  if (searches.length === 0) {
    const lookAt = new Date(at.getTime() + lookAgainMs)
    await putOff(db, personId, { until: lookAt, failures: due.failures })
    return null
  }
  const secret = await stopSecretOf(db, personId)
  await keepStopSecret(db, personId, secret)
  const stopLink = `${config.publicUrl}/mail/${secret}`
  const sent = await mailer.send(
    { to, stopLink, ...jobMail(language, searches, stopLink) },
    leaving,
  )
  if (sent.kind === 'sent') {
    await noteTold(db, personId, ids, until)
    log.info('new jobs were mailed', { searches: searches.length })
    return sent
  }
  const failures = due.failures + 1
  log.warn('a mail could not be sent and is tried again later', { ...sent, failures })
  // A mail that may have arrived was the one of this day.
  const pauseMs = sent.kind === 'unclear' ? dayMs : pauseAfter(failures)
  await putOff(db, personId, { until: new Date(at.getTime() + pauseMs), failures })
  return sent
}

const pauseAfter = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 20), dayMs)

/** The searches that have found something, and the ids of all that were asked. */
async function newFor(
  { config, db, now }: Omit<Context, 'mailer'>,
  { personId, language }: DueMail,
  until: Date,
): Promise<{ ids: string[]; searches: MailedSearch[] }> {
  const told = new Set<string>()
  const wanted = await searchesToMail(db, personId)
  const searches: MailedSearch[] = []
  for (const { query: kept, since } of wanted) {
    const { radius_km, ...query } = kept
    const near = radius_km === null ? {} : { radius_km }
    const asked = { ...query, ...near, sort: 'newest' as const, start: 0 }
    const { ids } = await findJobs(db, asked, language, now(), { addedAfter: since })
    const found = (await jobsToMail(db, ids, until)).filter((job) => isNews(job, told))
    if (found.length === 0) continue
    const link = linkOf(config.publicUrl, kept)
    searches.push({
      name: nameOf(kept),
      link,
      jobs: found.slice(0, mostJobs).map((job) => ({
        title: job.title,
        company: job.company,
        location: job.location,
        listedBy: job.attribution?.text ?? '',
        link: job.link ?? link,
      })),
      more: Math.max(0, found.length - mostJobs),
    })
  }
  return { ids: wanted.map(({ id }) => id), searches }
}

/** What two searches find, or two sources list, is told once. */
function isNews({ id, group_id }: JobToMail, told: Set<string>): boolean {
  const name = group_id ?? id
  if (told.has(name)) return false
  told.add(name)
  return true
}

/** The same in every mail to somebody, so that an old mail stops it as well; only its hash is stored. */
async function stopSecretOf(db: Context['db'], personId: string): Promise<string> {
  const key = await serverKey(db, 'mail')
  return createHmac('sha256', key).update(personId).digest('base64url')
}

/** From now on; gives how to stop. Without a server to send through there is nothing to do. */
export const sendJobMailsRegularly = (house: Context): (() => Promise<void>) =>
  house.mailer === null
    ? async () => {}
    : regularly(
        house,
        { everyMs: minuteMs, failed: 'mail could not be seen to; tried again soon' },
        (leaving) => sendJobMails({ ...house, leaving }),
      )
