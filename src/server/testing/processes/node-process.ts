import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** The shop's own process, as `npm start` runs it. */
export interface NodeProcess {
  url: string
  port: number
  child: ChildProcess
  /** What it has written to standard error so far. */
  said: () => string
  /** The exit code, when it has ended. */
  ended: Promise<number | null>
}

export async function startNode(settings: Record<string, string>): Promise<NodeProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { url: `http://127.0.0.1:${port}`, port, child, said: () => said, ended }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
