import { isIPv6 } from 'node:net'

/** Returns the network of a client: the address itself for IPv4, the /64 network for IPv6. Empty for disconnected clients, which have no address in Node. */
export function getClientNetwork(address: string | undefined): string {
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
