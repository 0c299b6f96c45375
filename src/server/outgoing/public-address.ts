/**
 * Which IP addresses are out there for everybody: what this server may connect to when somebody
 * else names the place. Everything inside stays shut: this machine, its network, the provider's
 * metadata services, and IPv6 forms that carry such an IPv4 address in them.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IANA's special-purpose registries; the last one is the inside of a large provider. */
const closed4: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]

/** Of IPv6 only what is handed out as global unicast is open at all; of that, these are not. */
const closed6: readonly string[] = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3ffe::/16',
  '3fff::/20',
]

const closed = new BlockList()
for (const network of closed4) closed.addSubnet(...partsOf(network), 'ipv4')
for (const network of closed6) closed.addSubnet(...partsOf(network), 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** The well-known prefix of NAT64: the last 32 bits are an IPv4 address, which is then the question. */
const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  // A zone (fe80::1%eth0) names a link of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  if (translated.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address))
  return globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

function partsOf(network: string): [string, number] {
  const [address = '', bits] = network.split('/')
  return [address, Number(bits)]
}

/** The IPv4 address at the end of an IPv6 one, however it is written. */
function lastFourBytes(address: string): string {
  const dotted = /(?<![\d.])[\d.]+$/.exec(address)?.[0] ?? ''
  if (isIPv4(dotted)) return dotted
  const [high = 0, low = 0] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
