/** Changes found again on this device, offered above the sheet. */
import { useEffect, useState } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { dateRegionOf } from '../../i18n/region.ts'
import { dropCopy } from '../../kept/sealed-copies.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from './draft.ts'
import type { LocalCopy } from './local-copy.ts'
import { findLocalCopy, hasNews } from './local-copy.ts'
import { timeOf } from './save-status.tsx'

/** While the server does not give the key that opens what was kept. */
const lookAgainMs = 5_000

/** Offers what was typed earlier and never reached the server, one editor's copy after the other. */
export function RecoveredNotice({ draft }: { draft: Draft }) {
  const { t, i18n } = useTranslation()
  const [copy, setCopy] = useState<LocalCopy | 'unknown' | null>('unknown')

  useEffect(() => {
    if (copy !== 'unknown') return undefined
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const found = await findLocalCopy(draft, (copy) => hasNews(copy, draft.state().resume))
      if (gone) return
      if (found === 'later') timer = setTimeout(() => void look(), lookAgainMs)
      else setCopy(found)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [draft, copy])

  if (copy === null || copy === 'unknown') return null
  const settle = async () => {
    setCopy(null)
    await dropCopy(copy.key)
    setCopy('unknown')
  }
  return (
    <Notice
      title={t('kept.title', { time: whenOf(copy.at, i18n.language) })}
      actions={
        <>
          <Button
            size="small"
            look="primary"
            onClick={() => {
              draft.recover(copy)
              void settle()
            }}
          >
            {t('kept.restore')}
          </Button>
          <Button size="small" onClick={() => void settle()}>
            {t('kept.discard')}
          </Button>
        </>
      }
    >
      {t('resume.recovered')}
    </Notice>
  )
}

function whenOf(ms: number, language: string): string {
  const day = new Intl.DateTimeFormat(dateRegionOf(language), {
    day: 'numeric',
    month: 'short',
  }).format(ms)
  return `${day}, ${timeOf(ms, language)}`
}
