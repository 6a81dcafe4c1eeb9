import { openBreakableProxy, type BreakableProxy } from '../processes/breakable-proxy.ts'

/** Breakable connections from a node to its dependencies. */
export type ServiceProxies = Record<
  'database' | 'identity' | 'keys' | 'tokens' | 'stripe' | 'mail' | 'model',
  BreakableProxy
>

const portsOfSchemes: Record<string, number> = { 'postgres:': 5432, 'smtp:': 25, 'http:': 80 }

/** Opens a breakable connection to each of the addresses, under the same names. */
export async function openServiceProxies(
  addresses: Record<keyof ServiceProxies, string>,
): Promise<ServiceProxies> {
  const opened = Object.entries(addresses).map(async ([name, address]) => {
    const { hostname, port, protocol } = new URL(address)
    return [
      name,
      await openBreakableProxy({ hostname, port: Number(port || portsOfSchemes[protocol]) }),
    ] as const
  })
  return Object.fromEntries(await Promise.all(opened)) as ServiceProxies
}

/** Returns the address with host and port of a breakable connection. */
export function rerouteUrl({ port }: BreakableProxy, address = ''): string {
  const moved = new URL(address)
  moved.hostname = '127.0.0.1'
  moved.port = String(port)
  return moved.href.replace(/\/$/, '')
}
