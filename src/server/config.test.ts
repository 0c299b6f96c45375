import path from 'node:path'

import fastify from 'fastify'
import { describe, expect, it } from 'vitest'

import { ConfigProblem, isLoopback, readConfig, settings } from './config.ts'

const issuer = {
  OIDC_ISSUER_URL: 'https://id.example.org',
  OIDC_CLIENT_ID: 'lapel',
  OIDC_CLIENT_SECRET: 'secret',
}

describe('the settings', () => {
  it('have the defaults of the fixed surface', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      databaseDistributed: 'off',
      oidcProviderName: null,
      embeddedIssuer: true,
      authBinding: 'browser',
      creditsOnSignup: 25,
      credits: 'metered',
      jobSources: 'feeds',
      logLevel: 'info',
    })
  })

  it('take an empty value for one that is not given', () => {
    expect(readConfig({ PORT: '', OIDC_ISSUER_URL: '  ' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000/lapel'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DISTRIBUTED', 'yes'],
    ['OIDC_SCOPES', 'email profile'],
    ['LOCAL_SIGN_IN_CODE', '7 chars'],
    ['AUTH_BINDING', 'loose'],
    ['CREDITS_ON_SIGNUP', '-1'],
    ['PATIENCE', '0'],
    ['CREDITS', 'free'],
    ['LLM_PROVIDER', 'other'],
    ['LLM_API_KEY', 'two words'],
    ['LLM_TIMEOUT_SECONDS', '3'],
    ['CONTACT_EMAIL', 'nobody'],
    ['FEEDBACK_URL', 'javascript:alert(1)'],
    ['ANALYTICS_SCRIPT_URL', 'data:text/javascript,1'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', 'loopback,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigProblem)
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`))
  })

  it.each([
    [{ OIDC_ISSUER_URL: 'https://id.example.org' }, /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
    [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_WEBHOOK_SECRET/],
    [{ DATABASE_DISTRIBUTED: 'on' }, /DATABASE_URL/],
    [{ LLM_PROVIDER: 'ollama' }, /LLM_MODEL/],
    [{ LLM_MODEL: 'gemma3' }, /LLM_PROVIDER/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'gpt' }, /LLM_BASE_URL/],
    [{ HOST: '0.0.0.0' }, /loopback/],
    [{ PUBLIC_URL: 'https://resumes.example.org' }, /loopback/],
    [{ HOST: '0.0.0.0', ...issuer }, /^HOST=0\.0\.0\.0 .+ PUBLIC_URL\.$/],
    [{ HOST: '::', ...issuer }, /PUBLIC_URL/],
  ])('refuse %j, which lacks something', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })

  it('bind tokens strictly on https unless told otherwise', () => {
    const env = { PUBLIC_URL: 'https://resumes.example.org/', ...issuer }
    expect(readConfig(env)).toMatchObject({
      authBinding: 'strict',
      publicUrl: 'https://resumes.example.org',
      embeddedIssuer: false,
    })
    expect(readConfig({ ...env, AUTH_BINDING: 'off' }).authBinding).toBe('off')
  })

  it('read proxies as a list', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ])
  })

  it.each([
    '127.0.0.1',
    '10.0.0.0/8',
    '10.0.0.1/32',
    '192.168.0.0/1',
    '::1',
    'fd00::/8',
    '::1/128',
    '::ffff:10.0.0.1',
    '::ffff:10.0.0.0/104',
    'loopback,linklocal , uniquelocal',
  ])('take TRUST_PROXY=%s, and so does the web server', async (value) => {
    const trustProxy = readConfig({ TRUST_PROXY: value }).trustProxy ?? false
    const app = fastify({ trustProxy })
    app.get('/', async ({ ip }) => ip)
    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(answer.statusCode).toBe(200)
    await app.close()
  })

  it('are declared once each', () => {
    const names = Object.values(settings).map((setting) => setting.env)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('loopback', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])('is %s', (name) => {
    expect(isLoopback(name)).toBe(true)
  })

  it.each(['0.0.0.0', 'localhost.example.org', '127.0.0.1.nip.io', '128.0.0.1', '', '::'])(
    'is not %j',
    (name) => {
      expect(isLoopback(name)).toBe(false)
    },
  )
})
