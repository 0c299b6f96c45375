/** Why a line of a translation was kept as it was, with the words that its original does not have. */
import { Fragment } from 'react'

import type { Language } from '#domain/language/languages.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import type { LinePair } from './translation-pairs.ts'

export function WhyMarked({
  pair: { fault, added },
  language,
}: {
  pair: Pick<LinePair, 'fault' | 'added'>
  /** Of the translation, in whose words it was said. */
  language: Language
}) {
  const { t } = useTranslation()
  if (fault === null) return null
  return (
    <p className="text-caption text-ink-soft">
      {t(`resume.check.fault.${fault}`)}
      {added.length > 0 && (
        <>
          {' '}
          {t('resume.check.added')}{' '}
          {added.map((words, i) => (
            <Fragment key={words}>
              {i > 0 && ', '}
              <q lang={language} className="text-ink">
                {words}
              </q>
            </Fragment>
          ))}
        </>
      )}
    </p>
  )
}
