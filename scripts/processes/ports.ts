import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nobody listens on: the preferred one if it is free, else any. */
export async function findFreePort(preferred = 0): Promise<number> {
  const server = createServer()
  server.listen({ host: '127.0.0.1', port: preferred })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (preferred === 0) throw error
    return findFreePort()
  }
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}
