/**
 * The palette: everything by its name. A combobox in a dialog: the keyboard stays in the box, arrows
 * walk the list, Enter does, Esc leaves. The box for files outlives the dialog, which is gone by the
 * time a file is chosen.
 */
// oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist has neither groups nor details.
import { Dialog } from '@base-ui/react/dialog'
import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { Search } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { go } from '../routing/address.ts'
import { join } from '../ui/join.ts'
import { accepted, type Door } from '../screens/dashboard/doors.ts'
import { commandsFor, inGroups, type Command } from './commands.ts'
import { sendErrand } from './errand.ts'
import { useCommands } from './use-commands.ts'

export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const file = useRef<HTMLInputElement>(null)
  const chooseFile = (door: Door) => {
    if (!file.current) return
    file.current.accept = accepted[door]
    file.current.click()
  }
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('dashboard.upload.field')}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (!chosen) return
          sendErrand({ kind: 'upload', file: chosen })
          go(paths.dashboard)
        }}
      />
      <Dialog.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Viewport className="fixed inset-0 z-40 grid items-start justify-items-center p-3 sm:pt-[14dvh]">
            <Dialog.Popup
              data-palette
              className="flex max-h-[min(30rem,80dvh)] w-full max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-over transition duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              <Dialog.Title className="sr-only">{t('palette.open')}</Dialog.Title>
              <Finder chooseFile={chooseFile} onDone={onClose} />
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

function Finder({ chooseFile, onDone }: { chooseFile: (door: Door) => void; onDone: () => void }) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const commands = inGroups(commandsFor(words, useCommands(chooseFile)))
  const flat = commands.flatMap(([, list]) => list)
  const current = flat[at]
  const optionId = (command: Command) => `${id}-${command.id}`

  const run = (command: Command) => {
    onDone()
    command.run()
  }
  const goTo = (next: number) => {
    const wrapped = (next + flat.length) % flat.length
    setAt(wrapped)
    const command = flat[wrapped]
    if (command) document.getElementById(optionId(command))?.scrollIntoView({ block: 'nearest' })
  }
  const heard = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing || flat.length === 0) return
    if (event.key === 'ArrowDown') goTo(at + 1)
    else if (event.key === 'ArrowUp') goTo(at - 1)
    else if (event.key === 'Enter' && current) run(current)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-4 shrink-0 text-ink-faint" aria-hidden />
        <input
          role="combobox"
          aria-label={t('palette.placeholder')}
          aria-expanded={flat.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={heard}
          className="h-12 w-full min-w-0 bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
        />
      </div>
      <output className={flat.length > 0 ? 'sr-only' : 'px-4 py-8 text-center text-ink-soft'}>
        {flat.length > 0 ? t('palette.found', { count: flat.length }) : t('palette.none')}
      </output>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.open')}
        className={join('min-h-0 overflow-y-auto overscroll-contain', flat.length > 0 && 'p-2')}
      >
        {commands.map(([group, list], n) => (
          <div key={group} role="group" aria-labelledby={`${id}-group-${n}`}>
            <p
              id={`${id}-group-${n}`}
              className="px-2.5 pt-2 pb-1 text-caption font-medium text-ink-faint"
            >
              {group}
            </p>
            {list.map((command) => (
              // The keyboard stays in the box above; this is its list.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                aria-selected={command === current}
                onPointerMove={() => setAt(flat.indexOf(command))}
                onClick={() => run(command)}
                className={join(
                  'flex min-h-9 scroll-my-2 pointer-coarse:min-h-11 items-center gap-3 rounded-sm px-2.5 py-1.5 text-small select-none',
                  command === current && 'bg-accent-soft',
                )}
              >
                <span className="min-w-0 truncate">{command.label}</span>
                {command.detail && (
                  <span className="ml-auto max-w-1/2 shrink-0 truncate text-ink-faint">
                    {command.detail}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
