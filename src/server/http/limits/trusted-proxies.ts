import { BlockList, isIPv6 } from 'node:net'
import type { Env } from '../../platform/env.ts'

/** Returns whether a connection comes from a trusted load balancer. */
export type ProxyCheck = (address: string) => boolean

export function createProxyCheck({ TRUSTED_PROXIES = [] }: Pick<Env, 'TRUSTED_PROXIES'>): ProxyCheck {
  const list = new BlockList()
  for (const proxy of TRUSTED_PROXIES) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // BlockList also matches IPv4 addresses that are mapped to IPv6.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
