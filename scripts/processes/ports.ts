import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what Linux and macOS give to outgoing connections, one of which might else take the port before it is used. */
const range = { from: 20_000, to: 32_000 }
const mostTries = 100

/** Finds a free port of 127.0.0.1: the preferred one if it is free, else any. */
export async function findFreePort(preferred?: number): Promise<number> {
  let port = preferred ?? randomInt(range.from, range.to)
  for (let tries = 1; ; tries += 1) {
    try {
      await listenOnce(port)
      return port
    } catch (error) {
      if (tries === mostTries) throw error
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
