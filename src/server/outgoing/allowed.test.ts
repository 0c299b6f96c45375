import { describe, expect, it } from 'vitest'

import { isAllowEntry, readAllowed } from './allowed.ts'
import { findTarget } from './target.ts'

describe('an entry of what is allowed', () => {
  it.each([
    'jobs.example',
    'jobs.example:8080',
    '10.0.0.5',
    '10.0.0.5:81',
    '[::1]',
    '[fd00::5]:443',
  ])('may be %s', (entry) => {
    expect(isAllowEntry(entry)).toBe(true)
  })

  it.each([
    '',
    'http://jobs.example',
    'jobs.example/a',
    'jobs.example:',
    'jobs.example:123456',
    'jobs.example:80:80',
    'a b',
    ' jobs.example',
    'jobs.example ',
    '*.example',
    '::1',
    '[::1',
    'ana@jobs.example',
    'jobs.example,other.example',
  ])('may not be %j', (entry) => {
    expect(isAllowEntry(entry)).toBe(false)
  })

  it('means one name or address exactly, at one port or at the two of the web', () => {
    const allowed = readAllowed([' Jobs.Example:8080', '[FD00::5]', '10.0.0.5:81'])
    expect(allowed.has('jobs.example', 8080)).toBe(true)
    expect(allowed.has('jobs.example', 80)).toBe(false)
    expect(allowed.has('other.jobs.example', 8080)).toBe(false)
    expect(allowed.has('fd00::5', 80)).toBe(true)
    expect(allowed.has('fd00::5', 443)).toBe(true)
    expect(allowed.has('fd00::5', 8080)).toBe(false)
    expect(allowed.has('10.0.0.5', 81)).toBe(true)
    expect(allowed.has('10.0.0.5', 80)).toBe(false)
    expect([80, 443, 81, 8080, 22].map((port) => allowed.hasPort(port))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('a place that may be asked', () => {
  const names: Record<string, string[]> = {
    'jobs.example': ['93.184.216.34', '2606:4700::1'],
    'board.example': ['10.0.0.5'],
    'both.example': ['10.0.0.5', '10.0.0.6'],
    'nothing.example': [],
  }
  const resolve = async (name: string) => names[name] ?? []
  const find = (address: string, ...allow: string[]) =>
    findTarget(address, { allowed: readAllowed(allow), resolve }).then(
      ({ url, host, port, addresses }) => [url.href, host, port, ...addresses],
      (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
    )

  it('is a public one, with its addresses and the port of its scheme', async () => {
    const both = ['93.184.216.34', '2606:4700::1']
    expect(await find('http://jobs.example/a?b#c')).toEqual([
      'http://jobs.example/a?b',
      'jobs.example',
      80,
      ...both,
    ])
    expect(await find('https://JOBS.example./')).toEqual([
      'https://jobs.example./',
      'jobs.example',
      443,
      ...both,
    ])
    expect(await find('http://jobs.example:443/')).toEqual([
      'http://jobs.example:443/',
      'jobs.example',
      443,
      ...both,
    ])
    expect(await find('https://93.184.216.34/')).toEqual([
      'https://93.184.216.34/',
      '93.184.216.34',
      443,
      '93.184.216.34',
    ])
    expect(await find('http://[2606:4700::1]/')).toEqual([
      'http://[2606:4700::1]/',
      '2606:4700::1',
      80,
      '2606:4700::1',
    ])
  })

  it('is not one that nobody knows, whose names end in nothing or run on without end', async () => {
    expect(await find('http://nothing.example/')).toBe('unresolved')
    expect(await find('http://jobs.example../')).toBe('forbidden')
    expect(await find('http://./')).toBe('forbidden')
    const longest = `http://jobs.example/${'x'.repeat(3_980)}`
    expect(longest).toHaveLength(4_000)
    expect(await find(longest)).not.toBe('forbidden')
    expect(await find(`${longest}x`)).toBe('forbidden')
  })

  it.each([
    'http://ana@jobs.example/',
    'http://:secret@jobs.example/',
    'http://ana:secret@jobs.example/',
  ])('holds nobody’s name or password: %s', async (address) => {
    expect(await find(address, 'jobs.example')).toBe('forbidden')
  })

  it('is an allowed address within, by whatever name, at its own port alone', async () => {
    expect(await find('http://board.example:8080/')).toBe('forbidden')
    expect(await find('http://board.example:8080/', '10.0.0.5:8080')).toEqual([
      'http://board.example:8080/',
      'board.example',
      8080,
      '10.0.0.5',
    ])
    expect(await find('http://board.example/', '10.0.0.5:8080')).toBe('forbidden')
    expect(await find('http://board.example:8081/', '10.0.0.5:8080')).toBe('forbidden')
    // Every address that a name has must be allowed, and a public one only at the web's ports.
    expect(await find('http://both.example:8080/', '10.0.0.5:8080')).toBe('forbidden')
    expect(await find('http://jobs.example:8080/', '10.0.0.5:8080')).toBe('forbidden')
  })

  it('is an allowed name within, whatever it leads to', async () => {
    expect(await find('http://board.example/', 'board.example')).toContain('10.0.0.5')
    expect(await find('http://board/', 'board:81')).toBe('forbidden')
    names['board'] = ['10.0.0.7']
    expect(await find('http://board:81/', 'board:81')).toContain('10.0.0.7')
  })
})
