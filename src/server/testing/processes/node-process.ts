import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { findFreePort } from '../../../../scripts/processes/ports.ts'

const ownMain = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** A process of the shop, started as by `npm start`. */
export interface NodeProcess {
  url: string
  port: number
  child: ChildProcess
  /** Returns what the process has written to standard error. */
  said: () => string
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>
}

interface HowToStart {
  /** Path of the main module, to start another release. */
  main?: string
  /** Command-line options for Node. */
  nodeArguments?: readonly string[]
  /** Called with each line that the process logs. */
  onLog?: (line: string) => void
}

const inherited = () => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
})

export async function startNode(
  settings: Record<string, string>,
  { main = ownMain, nodeArguments = [], onLog }: HowToStart = {},
): Promise<NodeProcess> {
  const port = Number(settings['PORT'] ?? (await findFreePort()))
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: { ...inherited(), NODE_ENV: 'production', ...settings, PORT: String(port) },
    stdio: ['ignore', onLog === undefined ? 'ignore' : 'pipe', 'pipe'],
  })
  if (onLog !== undefined && child.stdout !== null) createInterface(child.stdout).on('line', onLog)
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { url: `http://127.0.0.1:${port}`, port, child, said: () => said, ended }
}

/** Waits until the node is ready. Throws if it ends instead. */
export async function waitUntilReady({ url, child, said }: NodeProcess): Promise<void> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: deadline }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The node ended: ${said()}`)
    deadline.throwIfAborted()
    await wait(50)
  }
}
