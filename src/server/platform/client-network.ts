import { isIPv6 } from 'node:net'

/**
 * Returns the network of a client: the IPv4 address itself, or the /64 network of an IPv6 address. Node has no address for a
 * disconnected client; all of these count as one.
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

function groupsOf(address: string): string[] {
  const compact = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = compact.split('::').map((part) => part.split(':').filter(Boolean))
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
