import { BlockList, isIPv6 } from 'node:net'
import type { Env } from '../../platform/env.ts'

/** Whether a connection comes from one of the balancers that are believed about who visits. */
export type IsProxy = (address: string) => boolean

export function trustedProxies({ TRUSTED_PROXIES = [] }: Pick<Env, 'TRUSTED_PROXIES'>): IsProxy {
  const list = new BlockList()
  for (const proxy of TRUSTED_PROXIES) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // An IPv4 address may come mapped to IPv6, and is found either way.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
