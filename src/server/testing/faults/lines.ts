import { openLine, type Line } from '../processes/line.ts'

/** Breakable connections from a node to its dependencies. */
export type Lines = Record<'database' | 'identity' | 'keys' | 'tokens' | 'stripe' | 'mail' | 'model', Line>

const portsOfSchemes: Record<string, number> = { 'postgres:': 5432, 'smtp:': 25, 'http:': 80 }

/** Opens a breakable connection to each of the addresses, under the same names. */
export async function openLines(addresses: Record<keyof Lines, string>): Promise<Lines> {
  const opened = Object.entries(addresses).map(async ([name, address]) => {
    const { hostname, port, protocol } = new URL(address)
    return [name, await openLine({ hostname, port: Number(port || portsOfSchemes[protocol]) })] as const
  })
  return Object.fromEntries(await Promise.all(opened)) as Lines
}

/** Returns the address with host and port of a breakable connection. */
export function through({ port }: Line, address = ''): string {
  const moved = new URL(address)
  moved.hostname = '127.0.0.1'
  moved.port = String(port)
  return moved.href.replace(/\/$/, '')
}
