import { Search } from '../ui/icons.tsx'
import { keysInWords } from '../i18n/keys-in-words.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { join } from '../ui/join.ts'
import { modifierKey } from '../ui/modifier-key.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { openPalette } from './palette-key.tsx'

/** Shows that there is a palette, and its key. */
export function PaletteButton({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation()
  const keys = keysInWords(`${modifierKey}+K`, t)
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className={join(
        'tap mb-3 flex h-9 items-center gap-2.5 rounded-md border border-line bg-surface text-small text-ink-soft transition-colors hover:bg-hover hover:text-ink',
        collapsed ? 'justify-center' : 'px-2.5',
      )}
    >
      <Search className="size-4 shrink-0" aria-hidden />
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow truncate text-left'}>
        {t('palette.button')}
      </span>
      {!collapsed && (
        <kbd aria-hidden className="shrink-0 font-sans text-caption text-ink-faint">
          {keys}
        </kbd>
      )}
    </button>
  )
  return collapsed ? (
    <Tooltip text={`${t('palette.open')} (${keys})`} side="right">
      {button}
    </Tooltip>
  ) : (
    button
  )
}
