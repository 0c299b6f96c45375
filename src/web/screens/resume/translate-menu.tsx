/** The languages a resume can be translated into: all but its own. */
import { ChevronDown, Languages } from '../../ui/icons.tsx'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

import type { TranslationTarget } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import { LateMenu } from '../../frame/late-menu.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { Button } from '../../ui/button.tsx'
import type { Draft } from './draft.ts'
import { stateOf, useTranslate } from './use-translate.tsx'

/** The commands for each of them differ in the languages that they name at their end. */
function oneCommand(targets: readonly TranslationTarget[]): string {
  const words = targets.flatMap(({ command }) => command?.split(' ') ?? [])
  return [...new Set(words)].join(' ')
}

export function TranslateMenu({ draft, language }: { draft: Draft; language: Language }) {
  const { t, i18n } = useTranslation()
  const [wasOpened, setWasOpened] = useState(false)
  const { targets, ask, dialog } = useTranslate(draft, language, wasOpened)
  const others = languages.filter((known) => known !== language)
  const missing = others.filter((known) => stateOf(targets.data, known)?.state === 'missing')

  return (
    <>
      <LateMenu
        align="end"
        actions={others.map((known) => ({
          key: known,
          label: languageName(known, i18n.language),
          disabled: missing.includes(known),
          onSelect: () => ask(known),
        }))}
        onOpen={() => {
          setWasOpened(true)
          if (wasOpened) void targets.refetch()
        }}
        trigger={
          <Button
            size="small"
            look="quiet"
            data-words={t('resume.otherWords.translate')}
            icon={<Languages className="size-4" aria-hidden />}
          >
            {t('resume.translate.title')}
            <ChevronDown className="size-3.5" aria-hidden />
          </Button>
        }
      >
        {others.length === 0 && (
          <p className="px-2.5 py-2 text-small text-ink-soft">{t('resume.translate.none')}</p>
        )}
        {missing.length > 0 && (
          <p className="mx-1 mt-1 max-w-64 border-t border-line px-1.5 pt-2 pb-1 text-caption text-ink-soft">
            {t('resume.translate.menuMissing')}{' '}
            <code className="font-mono break-words text-ink select-all">
              {oneCommand(targets.data ?? [])}
            </code>
          </p>
        )}
      </LateMenu>
      {dialog}
    </>
  )
}
