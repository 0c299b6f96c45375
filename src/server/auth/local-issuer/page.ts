/**
 * The embedded issuer's only page: e-mail and name, and the code where one is set. Plain HTML
 * without a script; the browser's own autocomplete remembers who was here last.
 */
import type { Language } from '#domain/language/languages.ts'
import { encodeEntities } from '#domain/posts/entities.ts'

import { renderPlainPage } from '../plain-page.ts'
import { words } from '../words.ts'

export interface Typed {
  email: string
  name: string
}

type Field = keyof Typed | 'code'
/** The field that is wrong, or that the form came too often. */
export type Refused = Field | 'too_many'

interface Shown {
  typed: Typed
  refused?: Refused | undefined
  /** Whether LOCAL_SIGN_IN_CODE is set. */
  asksCode: boolean
}

const mostEmail = 254
const mostName = 200

/** What is wrong with what was typed; undefined where nothing is. */
export function findWrong({ email, name }: Typed): Field | undefined {
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > mostEmail) return 'email'
  return name === '' || name.length > mostName ? 'name' : undefined
}

export function renderPage(language: Language, { typed, refused, asksCode }: Shown): string {
  const say = words[language]
  const messages = { email: say.emailWrong, name: say.nameWrong, code: say.codeWrong }
  // A code is never shown again.
  const values = { ...typed, code: '' }
  const inFocus = refused === undefined || refused === 'too_many' ? 'email' : refused
  const field = (id: Field, label: string, attributes: string, hint?: string) => {
    const message = id === refused ? messages[id] : undefined
    const below = message ?? hint
    const described = below === undefined ? '' : ` aria-describedby="${id}-below"`
    const state = message === undefined ? '' : ' aria-invalid="true"'
    const focus = id === inFocus ? ' autofocus' : ''
    return `
        <div class="field">
          <label for="${id}">${encodeEntities(label)}</label>
          <input id="${id}" name="${id}" value="${encodeEntities(values[id])}" required ${attributes}${described}${state}${focus}>
          ${below === undefined ? '' : `<p id="${id}-below" class="below">${encodeEntities(below)}</p>`}
        </div>`
  }
  return renderPlainPage(
    language,
    say.title,
    `<p class="lead">${encodeEntities(say.lead)}</p>${
      refused === 'too_many'
        ? `
      <p class="refused" role="alert">${encodeEntities(say.tooMany)}</p>`
        : ''
    }
      <form method="post">${field('email', say.email, `type="email" autocomplete="email" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="${mostEmail}"`)}${field('name', say.name, `autocomplete="name" spellcheck="false" maxlength="${mostName}"`, say.nameHint)}${asksCode ? field('code', say.code, `type="password" autocomplete="current-password"`, say.codeHint) : ''}
        <button type="submit">${encodeEntities(say.submit)}</button>
      </form>
      <p class="note">${encodeEntities(asksCode ? say.noteWithCode : say.note)}</p>
      <p class="back"><a href="/login">${encodeEntities(say.back)}</a></p>`,
  )
}
