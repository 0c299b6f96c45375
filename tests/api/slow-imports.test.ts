/** An account that comes back slowly keeps nobody else's from coming back. */
import { connect } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import type { TestHouse } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse()
  await product.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => product.close())

it('An import whose sender is slow lets the import of another person go on.', async () => {
  const [eve, ana] = [await product.signUp(), await product.signUp()]
  await ana.post('/resumes/template')
  const document: unknown = (await ana.get('/users/me/export')).json()
  const address = product.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const slow = connect(port, '127.0.0.1')
  const lines = [
    'POST /api/users/me/import HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${eve.token}`,
    'Content-Type: application/json',
    'Content-Length: 1000000',
  ]
  await new Promise<void>((resolve) =>
    slow.write(`${lines.join('\r\n')}\r\n\r\n{`, () => resolve()),
  )
  try {
    // Told apart from the one that is on its way as soon as that has come in.
    await expect
      .poll(async () => (await eve.post('/users/me/import', {})).json<unknown>())
      .toMatchObject({ code: 'request_in_progress' })
    const answer = await ana.post('/users/me/import', document)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { added: 0 }])
  } finally {
    slow.destroy()
  }
})
