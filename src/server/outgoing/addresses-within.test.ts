/** The one way out leads nowhere inside, however the address is written or reached. */
import { describe, expect, it } from 'vitest'

import { useOutgoingWorld } from '../../../tests/fixtures/outgoing-world.ts'

const world = useOutgoingWorld()
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('an address within', () => {
  it.each(
    `http://127.0.0.1:C http://127.0.0.1:C/ http://localhost:C http://LOCALHOST.:C http://127.1:C
    http://2130706433:C http://0x7f000001:C http://0x7f.0.0.1:C http://0177.0.0.1:C http://017700000001:C
    http://127.000.000.001:C http://0:C http://0.0.0.0:C http://[::1]:C http://[::]:C
    http://[::ffff:127.0.0.1]:C http://[::ffff:7f00:1]:C http://[0:0:0:0:0:ffff:127.0.0.1]:C
    http://[::127.0.0.1]:C http://[64:ff9b::127.0.0.1]:C http://[2002:7f00:1::]:C http://[fe80::1]:C
    http://[fd00:ec2::254]/latest http://169.254.169.254/latest/meta-data http://2852039166/
    http://0xa9fea9fe/ http://169.254.43518/ http://100.100.100.200/ http://168.63.129.16/
    http://192.0.0.192/opc http://metadata.google.internal/ http://metadata/ http://10.0.0.1/
    http://172.16.5.4/ http://192.168.1.1/ http://100.64.1.1/ http://198.18.0.1/ http://224.0.0.1/
    http://255.255.255.255/ http://inside.example:C http://inside.example http://six.example/
    http://nat.example/ http://tunnel.example/ http://metadata.example/ http://mixed.example/
    http://printer.local/ http://db.internal/ http://router.lan/ http://intranet/ http://1.0.0.127.in-addr.arpa/
    http://jobs.example:22/ http://jobs.example:C/ http://jobs.example:6379/ http://93.184.216.34:8080/
    http://jobs.example@127.0.0.1:C/ http://ana:secret@jobs.example:P/ http://127.0.0.1:C#@jobs.example
    http://jobs.example:P@127.0.0.1:C/ http://①②⑦.⓪.⓪.①:C/ http://127。0。0。1:C/ http://ⓛocalhost:C/
    https://127.0.0.1:C/ file:///etc/passwd ftp://jobs.example/ gopher://127.0.0.1:C/_x data:text/html,x
    javascript:1 blob:http://jobs.example/1 http:// //127.0.0.1:C http://%31%32%37.0.0.1:C http://127.0.0.1%2f.jobs.example:C`.split(
      /\s+/,
    ),
  )('[ASVS 1.3.6] is refused: %s', async (written) => {
    const { outgoing, failure } = world.open()
    const url = written.replace(':C', `:${world.canaryPort}`).replace(':P', `:${world.port}`)
    expect(await failure(outgoing.ask({ url, types: ['text/html'] }))).toBe('forbidden')
    expect(world.canaryHits).toBe(0)
  })

  it.each([301, 302, 303, 307, 308])(
    '[ASVS 1.3.6] is refused behind a redirect with %i',
    async (status) => {
      const { ask, failure } = world.open()
      for (const location of [
        `http://127.0.0.1:${world.canaryPort}/`,
        `//127.0.0.1:${world.canaryPort}/`,
        `http://inside.example:${world.canaryPort}/`,
        'http://169.254.169.254/',
        'file:///etc/passwd',
      ]) {
        world.answer = (_, reply) => reply.writeHead(status, { location }).end()
        expect([location, await failure(ask('/'))]).toEqual([location, 'forbidden'])
      }
      expect(world.canaryHits).toBe(0)
    },
  )

  it('[ASVS 1.3.6] is not reached by a name that says something else the second time', async () => {
    let asked = 0
    const { outgoing, failure } = world.open({
      // Open at the check, inside at the connection, were it asked again.
      resolve: async () => (asked++ === 0 ? ['10.1.2.3', '93.184.216.34'] : ['127.0.0.1']),
    })
    const url = `http://rebinding.example/`
    expect(await failure(outgoing.ask({ url, types: ['text/html'], tries: 3 }))).toBe('forbidden')
    expect([asked, world.canaryHits]).toEqual([1, 0])
  })

  it('is what a name was when it was checked, for the whole connection', async () => {
    let asked = 0
    const { ask } = world.open({
      resolve: async () => [asked++ === 0 ? '127.0.0.1' : '127.0.0.9'],
    })
    world.answer = (_, reply) => reply.writeHead(200, html).end('the page')
    expect((await ask('/')).text()).toBe('the page')
    expect(asked).toBe(1)
  })
})
