import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Range of the ports. It is below that of outgoing connections on Linux and macOS, which might take a port before it is used. */
const range = { from: 20_000, to: 32_000 }
const maxTries = 100

/** Returns a free port on 127.0.0.1, the preferred one if possible. */
export async function findFreePort(preferred?: number): Promise<number> {
  let port = preferred ?? randomInt(range.from, range.to)
  for (let tries = 1; ; tries += 1) {
    try {
      await listenOnce(port)
      return port
    } catch (error) {
      if (tries === maxTries) throw error
      port = randomInt(range.from, range.to)
    }
  }
}

async function listenOnce(port: number): Promise<void> {
  const server = createServer()
  server.listen({ host: '127.0.0.1', port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
