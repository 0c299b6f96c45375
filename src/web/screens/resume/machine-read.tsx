/**
 * What a machine reads in the resume's PDF, for both layouts: a score of its own, each loss with
 * what to do about it, and every field beside what was read.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { MachineReadAnswer } from '#contract/exports.ts'
import type { Layout } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Summary } from '../../ui/summary.tsx'

export function MachineRead({
  resumeId,
  version,
  onShow,
}: {
  resumeId: string
  /** Of the saved resume: another one is another PDF. */
  version: number
  onShow: (path: string) => void
}) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // One after the other: there is one printer and one reader, and what waits long for them is refused.
  const ats = useRead(resumeId, version, 'ats-vanilla', isOpen)
  const two = useRead(resumeId, version, 'two-column', isOpen && ats.isFetched)
  return (
    <details
      data-machine-read
      onToggle={(event) => {
        // What is inside opens and closes too.
        if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open)
      }}
    >
      <Summary className="font-medium" words={t('resume.otherWords.machine')}>
        {t('resume.machine.title')}
      </Summary>
      {isOpen && (
        <div className="mt-2 grid gap-4">
          <p className="text-ink-soft">{t('resume.machine.intro')}</p>
          <OfLayout
            layout="ats-vanilla"
            name={t('resume.bar.atsVanilla')}
            asked={ats}
            onShow={onShow}
          />
          <OfLayout
            layout="two-column"
            name={t('resume.bar.twoColumn')}
            asked={two}
            onShow={onShow}
          />
        </div>
      )}
    </details>
  )
}

function useRead(resumeId: string, version: number, layout: Layout, enabled: boolean) {
  return useQuery({
    queryKey: ['resume', resumeId, 'machine-read', version, layout],
    queryFn: ({ signal }) =>
      callApi('machineRead', { params: { id: resumeId }, query: { layout }, signal }),
    enabled,
  })
}

function OfLayout({
  layout,
  name,
  asked: { data, isError },
  onShow,
}: {
  layout: Layout
  name: string
  asked: { data: MachineReadAnswer | undefined; isError: boolean }
  onShow: (path: string) => void
}) {
  const { t } = useTranslation()
  return (
    <section aria-label={name} className="grid gap-2" data-layout={layout}>
      <h3 className="flex items-baseline justify-between gap-2 font-semibold">
        {name}
        {data && (
          <span className={`tabular ${data.score === 100 ? 'text-good' : 'text-fair'}`}>
            {t('resume.machine.score', { score: data.score })}
          </span>
        )}
      </h3>
      {isError && <p className="text-ink-soft">{t('resume.machine.failed')}</p>}
      {!data && !isError && <Spinner />}
      {data && <Read data={data} onShow={onShow} />}
    </section>
  )
}

function Read({ data, onShow }: { data: MachineReadAnswer; onShow: (path: string) => void }) {
  const { t } = useTranslation()
  const losses = data.fields.filter(({ is_same }) => !is_same)
  const count = data.fields.length
  return (
    <>
      <p className="text-ink-soft">
        {losses.length === 0
          ? t('resume.machine.all', { count })
          : t('resume.machine.some', { same: count - losses.length, count })}
      </p>
      {data.undrawn.length > 0 && (
        <p className="text-fair wrap-anywhere">
          {t('resume.download.undrawn', { letters: data.undrawn.join(' ') })}
        </p>
      )}
      <ul className="grid gap-1">
        {losses.map(({ path, written, read, remedy }) => (
          <li key={path}>
            <button
              type="button"
              className="grid w-full gap-0.5 rounded-md px-2 py-1.5 text-left wrap-anywhere hover:bg-sunken"
              onClick={() => onShow(path)}
            >
              <span className="line-clamp-2">{written}</span>
              <span className="text-fair">
                {read === null
                  ? t('resume.machine.notRead')
                  : t('resume.machine.readAs', { words: read })}
              </span>
              {remedy && (
                <span className="text-ink-soft">{t(`resume.machine.remedies.${remedy}`)}</span>
              )}
            </button>
          </li>
        ))}
        {data.unplaced.map((words) => (
          <li key={words} className="px-2 text-ink-soft wrap-anywhere">
            {t('resume.machine.left', { words })}
          </li>
        ))}
      </ul>
      <details>
        <Summary>{t('resume.machine.every')}</Summary>
        <table className="mt-1 w-full table-fixed text-caption">
          <thead>
            <tr className="text-left text-ink-soft">
              <th className="py-1 pr-2 font-normal">{t('resume.machine.written')}</th>
              <th className="py-1 font-normal">{t('resume.machine.read')}</th>
            </tr>
          </thead>
          <tbody>
            {data.fields.map(({ path, written, read, is_same }) => (
              <tr key={path} className="border-t border-line align-top">
                <td className="py-1 pr-2 wrap-anywhere">{written}</td>
                <td className={`py-1 wrap-anywhere ${is_same ? '' : 'text-fair'}`}>
                  {read ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
