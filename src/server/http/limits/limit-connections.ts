import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Env } from '../../platform/env.ts'
import { getClientNetwork } from '../../platform/client-network.ts'
import type { Telemetry } from '../../platform/watching/watch.ts'
import type { ProxyCheck } from './trusted-proxies.ts'

/** Maximum number of connections from all clients. Further connections are closed immediately. */
const mostConnections = 10_000

/** Limits the number of connections per network. Load balancers carry many users and are exempt. */
export function limitConnections(
  server: Server,
  { CONNECTIONS_PER_ADDRESS: most }: Pick<Env, 'CONNECTIONS_PER_ADDRESS'>,
  isProxy: ProxyCheck,
  watch: Pick<Telemetry, 'turnedAway'>,
): void {
  const open = new Map<string, number>()
  server.maxConnections = mostConnections
  server.on('drop', () => watch.turnedAway('connections'))
  if (most === 0) return
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const network = getClientNetwork(remoteAddress)
    const held = (open.get(network) ?? 0) + 1
    if (held > most) {
      watch.turnedAway('connections')
      socket.destroy()
      return
    }
    open.set(network, held)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
