import { describe, expect, it } from 'vitest'

import { isSmtpUrl, readSmtpUrl } from './smtp-server.ts'

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.com', 587, false],
    ['smtp://mail.example.com:25/', 25, false],
    ['smtps://mail.example.com', 465, true],
  ])('%s goes to port %i', (url, port, isSecure) => {
    const usual = { host: 'mail.example.com', needsTls: false, login: null }
    expect(readSmtpUrl(url)).toEqual({ ...usual, port, isSecure })
  })

  it('names who logs in, with signs of the address encoded', () => {
    expect(readSmtpUrl('smtps://ana%40example.org:p%3Aw@mail.example.com')).toMatchObject({
      login: { user: 'ana@example.org', pass: 'p:w' },
    })
  })

  it('asks for TLS wherever a password would leave this machine, and where it is told to', () => {
    const needs = (url: string) => readSmtpUrl(url)?.needsTls
    expect(needs('smtp://u:p@mail.example.com')).toBe(true)
    expect(needs('smtp://mail.example.com?tls=required')).toBe(true)
    expect(needs('smtp://u:p@127.0.0.1:1025')).toBe(false)
    expect(needs('smtp://u:p@[::1]:1025')).toBe(false)
    expect(needs('smtp://u:p@127.0.0.1.example.com')).toBe(true)
  })

  it.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com?tls=off',
    'smtp://mail.example.com?proxy=http://x',
    'smtp://user@mail.example.com',
    'smtp://us%E0er:p@mail.example.com',
  ])('may not be %s', (url) => {
    expect(isSmtpUrl(url)).toBe(false)
  })
})
