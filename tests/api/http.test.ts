import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { problemBody } from '#contract/problems.ts'
import { allowances, createLimiter } from '#server/http/limits.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let port: number | undefined
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp({ email: 'canary@example.org', name: 'Canary Ana' })
})
afterAll(() => product.close())

/** What the server says to these very bytes. */
async function answerTo(bytes: string): Promise<string> {
  port ??= Number(new URL(await product.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  return (await socket.setEncoding('utf8').toArray()).join('')
}

describe('a method that an address does not have', () => {
  it.each([
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/api/resumes/any?x=1', 'GET, HEAD, PUT, DELETE'],
    ['PATCH', '/api/resumes', 'GET, HEAD, POST'],
    ['POST', '/api/jobs/quick-score', 'GET'],
    ['GET', '/api/resumes/any/translate', 'POST'],
    ['OPTIONS', '/api/users/me', 'GET, HEAD, DELETE'],
  ] as const)('%s %s is told which it has: %s', async (method, url, allow) => {
    const answer = await product.ask({ method, url })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow])
    expect(problemBody.parse(answer.json()).code).toBe('method_not_allowed')
  })
})

describe('every refusal', () => {
  const asAna = () => ({ authorization: `Bearer ${ana.token}` })
  const json = { 'content-type': 'application/json' }
  it.each([
    ['an unknown path', 404, 'not_found', { method: 'GET', url: '/api/nothing' }],
    ['another method', 405, 'method_not_allowed', { method: 'DELETE', url: '/api/health' }],
    ['a broken escape', 400, 'bad_request', { method: 'GET', url: '/api/jobs/%E0%A4%A' }],
    ['broken JSON', 400, 'bad_request', { url: '/api/resumes', headers: json, payload: '{"a":' }],
    [
      'no UTF-8',
      400,
      'bad_request',
      { url: '/api/resumes', headers: json, payload: Buffer.from([0x22, 0xff, 0x22]) },
    ],
    [
      'another type',
      415,
      'unsupported_media_type',
      { url: '/api/resumes', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    ],
    [
      'a packed body',
      415,
      'unsupported_media_type',
      { url: '/api/resumes', headers: { ...json, 'content-encoding': 'gzip' }, payload: 'x' },
    ],
    [
      'too much',
      413,
      'body_too_large',
      { url: '/api/resumes', headers: json, payload: ' '.repeat(2 * 1024 * 1024 + 1) },
    ],
    [
      'a million brackets',
      400,
      'bad_request',
      { url: '/api/resumes', headers: json, payload: '['.repeat(500_000) + ']'.repeat(500_000) },
    ],
    [
      'a million brackets around a trap',
      400,
      'bad_request',
      {
        url: '/api/resumes',
        headers: json,
        payload: `${'['.repeat(500_000)}"\\u0000"${']'.repeat(500_000)}`,
      },
    ],
    ['no object', 400, 'invalid_resume', { url: '/api/resumes', headers: json, payload: '[]' }],
  ] as const)(
    '[ASVS 4.1.1] [ASVS 14.3.2] [C21] is {detail, code}: %s',
    async (_, status, code, request) => {
      const headers = { ...asAna(), ...('headers' in request ? request.headers : {}) }
      const answer = await product.ask({ method: 'POST', ...request, headers })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
      expect(problemBody.parse(answer.json())).toEqual(answer.json())
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('[ASVS 16.3.4] [ASVS 16.5.1] says nothing of what went wrong inside', async () => {
    const broken = await openTestHouse({
      handlers: {
        listResumes: async () => {
          throw new Error('password=hunter2 at /etc/secret')
        },
      },
    })
    const answer = await (await broken.signUp()).get('/resumes')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal' })
    expect(answer.body).not.toMatch(/hunter2|secret|Error/)
    expect(broken.log()).toContain('a request failed')
    expect(broken.log()).not.toContain('hunter2')
    await broken.close()
  })

  it('is given to bytes that are no HTTP, too', async () => {
    const answer = await answerTo('BAD\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(problemBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toMatchObject({
      code: 'bad_request',
    })
  })

  it('is kept by nobody where a client names the whole address, either', async () => {
    for (const path of ['/api/users/me', '/api/nothing']) {
      const lines = [`GET http://127.0.0.1${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close']
      const answer = await answerTo(`${lines.join('\r\n')}\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 40[14] /)
      expect(answer).toMatch(/^cache-control: no-store\r$/m)
      expect(answer).toMatch(/^content-type: application\/json/m)
    }
  })

  it('[ASVS 16.5.2] is database_unavailable while the database does not answer, and health says so', async () => {
    const cut = await openTestHouse()
    const person = await cut.signUp()
    await cut.loseDatabase()
    for (const answer of [
      await cut.ask({ method: 'GET', url: '/api/health' }),
      await person.get('/resumes'),
    ]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        503,
        'database_unavailable',
      ])
    }
    await cut.close()
  })
})

describe('the limits of requests', () => {
  it('[ASVS 2.3.2] [ASVS 2.4.1] refuse with the seconds to wait, each person for themselves', async () => {
    const limiter = createLimiter(() => 0, { ...allowances, read: { burst: 2, perSecond: 0.1 } })
    const limited = await openTestHouse({ parts: { limiter } })
    const [ana, bea] = [await limited.signUp(), await limited.signUp()]
    const answers = [
      await ana.get('/resumes'),
      await ana.get('/resumes'),
      await ana.get('/resumes'),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 429])
    expect(answers[2]?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(answers[2]?.headers['retry-after']).toBe('10')
    expect((await bea.get('/resumes')).statusCode).toBe(200)
    await limited.close()
  })

  it('come after the question who asks, and before whether there is anything', async () => {
    const limiter = createLimiter(() => 0, { ...allowances, read: { burst: 0, perSecond: 1 } })
    const limited = await openTestHouse({ parts: { limiter } })
    const ana = await limited.signUp()
    expect((await ana.get('/resumes/nothing')).statusCode).toBe(429)
    expect((await limited.ask({ method: 'GET', url: '/api/resumes/x' })).statusCode).toBe(401)
    await limited.close()
  })
})

describe('what every answer carries', () => {
  it('[ASVS 3.4.3] [ASVS 3.4.4] [ASVS 3.4.5] [ASVS 3.4.6] is a page policy that allows this origin and nothing else', async () => {
    const { headers } = await product.ask({ method: 'GET', url: '/api/health' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined()
  })

  it('[ASVS 3.4.1] [ASVS 14.2.3] is HSTS on https, and the analytics origin where one is configured', async () => {
    const secure = await openTestHouse({
      env: {
        PUBLIC_URL: 'https://resumes.example.org',
        OIDC_ISSUER_URL: 'https://id.example.org',
        OIDC_CLIENT_ID: 'lapel',
        OIDC_CLIENT_SECRET: 'secret',
        ANALYTICS_SCRIPT_URL: 'https://stats.example.org/count.js',
      },
    })
    const { headers } = await secure.ask({ method: 'GET', url: '/api/health' })
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://stats.example.org;",
    )
    await secure.close()
  })

  it('is refused to a foreign name that resolves to this machine', async () => {
    const answer = await product.ask({
      method: 'GET',
      url: '/api/health',
      headers: { host: 'attacker.example' },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      'host_forbidden',
    ])
  })
})

describe('behind a proxy', () => {
  it('a foreign name is refused, whichever of the two names it is', async () => {
    const proxied = await openTestHouse({ env: { TRUST_PROXY: 'loopback' } })
    const statusFor = async (host: string, passedOn: string) => {
      const headers = { host, 'x-forwarded-host': passedOn }
      return (await proxied.ask({ method: 'GET', url: '/api/health', headers })).statusCode
    }
    expect(await statusFor('attacker.example', 'localhost')).toBe(403)
    expect(await statusFor('localhost', 'attacker.example')).toBe(403)
    expect(await statusFor('127.0.0.1:3000', 'localhost')).toBe(200)
    await proxied.close()
  })
})

describe('a long answer', () => {
  it('is packed for those who accept it and is the same answer', async () => {
    await ana.post('/resumes', { summary: 'x'.repeat(8_000) })
    const ask = (accepted: string) =>
      product.ask({
        method: 'GET',
        url: '/api/resumes',
        headers: { authorization: `Bearer ${ana.token}`, 'accept-encoding': accepted },
      })
    const plain = await ask('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await ask('gzip, deflate, br')
    expect(packed.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json())
  })
})

describe('the log', () => {
  it('[ASVS 14.2.4] [ASVS 16.2.5] tells what was asked by its template, and nobody’s name, address, text or token', async () => {
    const resume = (await ana.post('/resumes/template')).json<{ id: string }>()
    await ana.put(`/resumes/${resume.id}`, { summary: 'canary summary' })
    await ana.get('/jobs?job_title=canarytitle')
    await product.ask({ method: 'GET', url: '/api/auth/return?code=canarycode' })
    expect(product.log()).toContain('"route":"/api/resumes/:id","status":200')
    expect(product.log()).not.toMatch(/canary/i)
    expect(product.log()).not.toContain(ana.token)
    expect(product.log()).not.toContain(resume.id)
  })
})

describe('the description of the calls', () => {
  it('[C22] is an OpenAPI document with every call and its refusals', async () => {
    const document = (await product.ask({ method: 'GET', url: '/api/openapi.json' })).json<{
      openapi: string
      paths: Record<string, Record<string, { responses: object; operationId: string }>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    const tailor = document.paths['/resumes/{id}/tailored-to-job']?.['post']
    expect(Object.keys(tailor?.responses ?? {})).toEqual(
      expect.arrayContaining([
        '200',
        '400',
        '401',
        '402',
        '403',
        '404',
        '409',
        '422',
        '429',
        '500',
      ]),
    )
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map((operation) => operation.operationId)).toContain('uploadResume')
  })
})
