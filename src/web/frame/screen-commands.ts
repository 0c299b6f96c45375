/**
 * What can be done on the screen that is open, as it stands there: each control that is seen, by its name,
 * what stands in its menus, and each field of the sheet. Read when the palette opens.
 */
import type { Command } from './commands.ts'
import { menuOf } from './screen-menus.ts'

const controls =
  'button, a[href], summary, label:has(input[type="radio"]), [role="textbox"][contenteditable]'

/** The palette's own button, and what cannot be used. */
const unusable =
  ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *, [aria-keyshortcuts~="Control+K"], :has(:checked), [data-palette] *'

type Names = {
  group: string
  /** The name of what stands in a menu, seen from outside of it. */
  inMenu: (menu: string, item: string) => string
  /** Does it once the palette has given the keyboard back. */
  soon: (act: () => void) => void
}

export function screenCommands({ group, inMenu, soon }: Names): Command[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) => !control.matches(unusable) && (isSeen(control) || foldOf(control) !== null),
    )
    .flatMap((control, n): Command[] => {
      const label = nameOf(control)
      if (label === '') return []
      const about = {
        group,
        detail: placeOf(control),
        // An empty palette stays short: it shows what stands at the head of the screen.
        isHidden: control.closest('main header') === null,
      }
      const menu = menuOf(control.dataset['menu'] ?? '').filter(({ disabled }) => !disabled)
      const words = [control.dataset['words'], control.ariaLabel].filter(Boolean).join(' ')
      const own = { ...about, label, ...(words && { words }), run: () => soon(() => use(control)) }
      return [
        // A menu's name says little of what is in it.
        { ...own, id: `screen-${n}`, isHidden: own.isHidden || menu.length > 0 },
        ...menu.map((action): Command => ({
          ...about,
          id: `screen-${n}-${action.key}`,
          label: inMenu(label, action.label),
          isHidden: true,
          ...(action.words && { words: action.words }),
          run: () => soon(action.onSelect),
        })),
      ]
    })
}

function isSeen(control: HTMLElement): boolean {
  const { width, height } = control.getBoundingClientRect()
  // What only screen readers meet is 1 px wide.
  return (
    width > 1 &&
    height > 1 &&
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** What its button opens first. */
const foldOf = (control: HTMLElement) => control.closest<HTMLElement>('[data-folded][hidden]')

/** What stands on it; where that is a mark, what the mark means. A label may go on after what is seen. */
function nameOf(control: HTMLElement): string {
  const seen = control.textContent.trim()
  const { ariaLabel } = control
  const name = seen !== '' && ariaLabel?.startsWith(seen) === true ? seen : (ariaLabel ?? seen)
  return name.trim().replaceAll(/\s+/g, ' ')
}

/** What a control is about, where its name alone would not say: the card it stands on, the choice it is of. */
function placeOf(control: HTMLElement): string {
  if (control.role === 'textbox') return control.textContent.trim()
  const legend = control.matches('label') && control.closest('fieldset')?.querySelector('legend')
  return legend
    ? legend.textContent
    : (control.closest('article[aria-label]:not(.sheet)')?.ariaLabel ?? '')
}

function use(control: HTMLElement): void {
  if (!control.isConnected) return
  const fold = foldOf(control)
  if (fold) {
    document.querySelector<HTMLElement>(`[aria-controls="${fold.id}"]`)?.click()
    return void requestAnimationFrame(() => press(control))
  }
  press(control)
}

function press(control: HTMLElement): void {
  if (!control.matches('label')) control.focus()
  if (control.role !== 'textbox') control.click()
}
