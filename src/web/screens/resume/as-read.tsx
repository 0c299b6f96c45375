/** The job as it was read: what is wrong in its names is put right here, before anything is made with them. */
import type { JobDoubts } from '#domain/jobs/job.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/field.tsx'
import { Readings } from '../../ui/readings.tsx'
import { AskMark } from './answers/ask-mark.tsx'
import type { AsRead } from './use-as-read.ts'
import type { JobNames } from './use-tailor.ts'

/** More are counted. */
const fewMusts = 6

/** As long as the server takes them. */
const nameLimit = 300

const states = ['shown', 'partly', 'missing'] as const

const sources = { title: 'job_title', company: 'company_name' } as const
const labels = { title: 'resume.tailor.jobTitle', company: 'resume.tailor.employer' } as const

export function AsReadPart({
  read,
  names,
  doubts,
  readOnly,
  onNames,
}: {
  read: AsRead
  names: JobNames
  /** What the page of the job leaves open. */
  doubts: JobDoubts | undefined
  readOnly: boolean
  onNames: (names: JobNames) => void
}) {
  const { t } = useTranslation()
  const { musts } = read
  const shown = musts.slice(0, fewMusts)
  const rest = musts.length - fewMusts
  return (
    <section
      aria-label={t('resume.tailor.asRead')}
      className="grid gap-3 rounded-md border border-line px-4 py-3"
    >
      <div>
        <h3 className="font-semibold">{t('resume.tailor.asRead')}</h3>
        <p className="text-small text-ink-soft">{t('resume.tailor.asReadText')}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['title', 'company'] as const).map((name) => {
          const readings = doubts?.[sources[name]]
          return (
            <div key={name} className="grid content-start gap-2">
              <TextField
                label={t(labels[name])}
                value={names[name]}
                maxLength={nameLimit}
                autoComplete="off"
                readOnly={readOnly}
                onChange={(event) => onNames({ ...names, [name]: event.target.value })}
              />
              {readings && (
                <Readings
                  label={t('jobs.found.inDoubt')}
                  readings={readings}
                  chosen={names[name]}
                  disabled={readOnly}
                  onChoose={(reading) => onNames({ ...names, [name]: reading })}
                />
              )}
            </div>
          )
        })}
      </div>
      <div className="text-small">
        <h4 className="mb-1 font-medium">{t('resume.match.group.must')}</h4>
        {musts.length === 0 ? (
          <p className="text-ink-soft">{t('resume.tailor.noMusts')}</p>
        ) : (
          <ul className="grid gap-1">
            {shown.map(({ requirement, state, job }) => (
              <li key={job.start} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
                <AskMark state={state} />
                <span className="line-clamp-2 wrap-anywhere">
                  {requirement}
                  <span className="sr-only"> – {t(`resume.answers.${state}`)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {/* Each line says it for itself to whoever listens. */}
        <p
          aria-hidden
          className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2 text-caption text-ink-soft empty:hidden"
        >
          {states
            .filter((state) => shown.some((must) => must.state === state))
            .map((state) => (
              <span key={state} className="inline-flex items-center gap-1.5">
                <AskMark state={state} />
                {t(`resume.answers.${state}`)}
              </span>
            ))}
        </p>
        {rest > 0 && (
          <p className="mt-1 text-ink-soft">{t('resume.tailor.more', { count: rest })}</p>
        )}
      </div>
    </section>
  )
}
