import { describe, expect, it } from 'vitest'

import { matchPath } from './address.ts'

describe('an address', () => {
  it('is that of a screen in any way of writing its letters, with or without a slash at its end', () => {
    for (const address of ['/dashboard', '/dashboard/', '/%64ashboard'])
      expect(matchPath('/dashboard', address)).toBe('')
  })

  it('is nobody’s when it differs by case, by a slash or by a part', () => {
    for (const address of [
      '/DASHBOARD',
      '/dashboard//',
      '//dashboard',
      '/dashboard%2F',
      '/dashboard/x',
      '/',
      '/%',
    ])
      expect(matchPath('/dashboard', address)).toBeNull()
  })

  it('holds a value in the place of a star, which is never empty', () => {
    expect(matchPath('/resume-page/*', '/resume-page/a%2Fb')).toBe('a/b')
    expect(matchPath('/resume-page/*', '/resume-page/')).toBeNull()
    expect(matchPath('/resume-page/*', '/resume-page/a/b')).toBeNull()
  })
})
