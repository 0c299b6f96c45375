import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  bindingName,
  clearCookie,
  readCookie,
  signInName,
  signInNames,
  writeCookie,
} from './cookies.ts'

const loopback = { publicUrl: 'http://127.0.0.1:3000' }
const secure = { publicUrl: 'https://lapel.example' }

describe('a cookie', () => {
  const name = fc.stringMatching(/^[A-Za-z_-]{1,12}$/)
  const value = fc.stringMatching(/^[A-Za-z0-9_=-]{0,43}$/)

  it('is read back from among any others, the first of its name', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), name, value, (others, own, its) => {
        const before = others.filter(([other]) => other !== own)
        const pairs = [...before, [own, its], ...others]
        const header = pairs.map((pair) => pair.join('=')).join('; ')
        expect(readCookie(header, own)).toBe(its)
      }),
    )
  })

  it('is not found in anything else', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(readCookie(header, bindingName(secure))).toBeUndefined()
      }),
    )
    expect(readCookie(undefined, 'a')).toBeUndefined()
    expect(readCookie('ab=1; xa=2; a', 'a')).toBeUndefined()
  })

  it('is Secure and bound to its host on https, and plain on loopback', () => {
    const cookie = { value: 'v', sameSite: 'Strict', maxAgeSeconds: 60 } as const
    expect(writeCookie(secure, bindingName(secure), cookie)).toBe(
      '__Host-lapel_binding=v; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=60',
    )
    expect(writeCookie(loopback, bindingName(loopback), cookie)).toBe(
      'lapel_binding=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=60',
    )
    expect(clearCookie(loopback, 'a', 'Lax')).toBe('a=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it('of a sign-in tells no more than the beginning of its state', () => {
    const name = signInName(secure, 'abcdefghijkl')
    expect(name).toBe('__Host-lapel_sign_in_abcdefgh')
    expect(signInNames(secure, `a=1; ${name}=2; lapel_sign_in_x=3; ${name}=4`)).toEqual([name])
  })
})
