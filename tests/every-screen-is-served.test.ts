import { describe, expect, it } from 'vitest'

import { appScreens } from '#server/http/static.ts'
import { isProtected, paths, resumePath } from '#web/paths.ts'

describe('every screen behind sign-in', () => {
  it.each([...Object.values(paths), resumePath('0b5a1c1e'), resumePath('a/b ?')])(
    '%s is served as the web app knows it',
    (path) => {
      const isApp = isProtected(path) || path === paths.callback
      expect(appScreens.test(decodeURI(path))).toBe(isApp)
    },
  )
})
