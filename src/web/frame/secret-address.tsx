/**
 * An address that shows something of the person's to whoever knows it: made, copied and ended. The
 * server keeps no copy, so it is shown once.
 */
import { useState } from 'react'

import { Check, Copy } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

export function SecretAddress({
  address,
  exists,
  busy,
  onMake,
  onEnd,
}: {
  /** Known only to the page that has just made it. */
  address: string | null
  exists: boolean
  busy: boolean
  onMake: () => void
  onEnd: () => void
}) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (address === null) return
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className="grid gap-3">
      {address !== null && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <TextField
              label={t('feed.address')}
              hint={t('feed.once')}
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {address !== null && typeof navigator.clipboard === 'object' && (
          <Button
            look="primary"
            icon={copied ? <Check className="size-4" /> : <Copy className="size-4" />}
            onClick={() => void copy()}
          >
            {t(copied ? 'feed.copied' : 'feed.copy')}
          </Button>
        )}
        <Button
          busy={busy}
          onClick={() => {
            setCopied(false)
            onMake()
          }}
        >
          {t(exists ? 'feed.renew' : 'feed.make')}
        </Button>
        {exists && (
          <Button look="quiet" disabled={busy} onClick={onEnd}>
            {t('feed.end')}
          </Button>
        )}
      </div>
    </div>
  )
}
