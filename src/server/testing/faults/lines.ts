import { openLine, type Line } from '../processes/line.ts'

/** The proxied connections from a node to its dependencies. */
export type Lines = Record<'database' | 'identity' | 'keys' | 'tokens' | 'stripe' | 'mail' | 'model', Line>

const portsOfSchemes: Record<string, number> = { 'postgres:': 5432, 'smtp:': 25, 'http:': 80 }

/** A line to each of the addresses, by the same names. */
export async function openLines(addresses: Record<keyof Lines, string>): Promise<Lines> {
  const opened = Object.entries(addresses).map(async ([name, address]) => {
    const { hostname, port, protocol } = new URL(address)
    return [name, await openLine({ hostname, port: Number(port || portsOfSchemes[protocol]) })] as const
  })
  return Object.fromEntries(await Promise.all(opened)) as Lines
}

/** The same address, through the line. */
export function through({ port }: Line, address = ''): string {
  const moved = new URL(address)
  moved.hostname = '127.0.0.1'
  moved.port = String(port)
  return moved.href.replace(/\/$/, '')
}
