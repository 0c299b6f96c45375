import { describe, expect, it } from 'vitest'

import { firstKnown } from './choice.ts'
import { wordAt } from './speak.ts'

describe('the language of the interface', () => {
  it('is the first wish that we speak, whatever its region', () => {
    expect(firstKnown([null, 'ja-JP', 'pt-BR', 'de'])).toBe('pt')
  })

  it('is English by default', () => {
    expect(firstKnown([])).toBe('en')
    expect(firstKnown([null, 'xx', ''])).toBe('en')
  })
})

describe('a word of a page without a framework', () => {
  const words = { login: { button: 'Sign in with {{provider}}' } }

  it('is found by its key and filled with values', () => {
    expect(wordAt(words, 'login.button', { provider: 'Keycloak' })).toBe('Sign in with Keycloak')
  })

  it('is null where there is none', () => {
    expect(wordAt(words, 'login')).toBeNull()
    expect(wordAt(words, 'login.button.more')).toBeNull()
    expect(wordAt(words, 'gone.key')).toBeNull()
  })
})
