import { once } from 'node:events'
import net from 'node:net'

/**
 * A breakable network connection to a service. `cut` resets all connections and accepts no new ones. `freeze` accepts connections but transmits nothing until
 * `mend`. `slow` delays all data. `answer` sends the same bytes in response to everything.
 */
export interface BreakableProxy {
  port: number
  cut: () => Promise<void>
  freeze: () => void
  slow: (delayMs: number) => void
  answer: (bytes: string) => void
  mend: () => Promise<void>
  close: () => Promise<void>
}

export async function openBreakableProxy(to: { hostname: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<net.Socket>()
  let frozen = false
  let delayMs = 0
  let answering: string | undefined

  function keep(socket: net.Socket): net.Socket {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (frozen) socket.pause()
    return socket
  }

  const later = (act: () => void) => (delayMs === 0 ? act() : void setTimeout(act, delayMs))

  function join(near: net.Socket): void {
    if (answering !== undefined) {
      const bytes = answering
      return void keep(near).once('data', () => near.end(bytes))
    }
    const far = net.connect(to.port, to.hostname)
    for (const [from, onwards] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from)
      from.on('data', (bytes: Buffer) => later(() => onwards.write(bytes)))
      from.on('end', () => later(() => onwards.end()))
      from.on('close', () => later(() => onwards.destroy()))
      if (frozen) from.pause()
    }
  }

  const server = net.createServer(join)
  await listen(server, 0)
  const { port } = server.address() as net.AddressInfo

  return {
    port,
    async cut() {
      const closed = server.listening ? once(server, 'close') : undefined
      server.close()
      for (const socket of sockets) socket.resetAndDestroy()
      await closed
    },
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    slow(ms) {
      delayMs = ms
    },
    answer(bytes) {
      answering = bytes
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async mend() {
      frozen = false
      delayMs = 0
      answering = undefined
      for (const socket of sockets) socket.resume()
      if (!server.listening) await listen(server, port)
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function listen(server: net.Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
