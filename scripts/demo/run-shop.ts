import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { projectRoot } from '../processes/project.ts'
import { type ProcessGroup, createProcessGroup, stopLeftoverProcesses } from '../processes/process-group.ts'
import { lockFolder } from '../processes/run-lock.ts'
import { getDemoDescriptionPath, getShopSettingsPath } from './run-files.ts'
import type { ShopMode } from './shop-environment.ts'
import { startDemoStack } from './stack.ts'
import { formatDemoSummary } from './summary.ts'

// Milliseconds within which repeated signals count as one. Ctrl-C arrives up to three times: from the terminal, from npm, and
// from the script that npm started.
const echoMs = 1000

/** Runs the shop until it is asked to stop, or until one of its programs ends unexpectedly. */
export async function runShop(mode: ShopMode): Promise<void> {
  // Errors are ignored, because the consumer of the output may disconnect while the shop continues.
  process.stdout.on('error', () => {})
  try {
    const port = portOf(process.env['PORT'] || '3000')
    const dataDir = path.resolve(projectRoot, process.env['DATA_DIR'] || '.data')
    const lock = await lockFolder(dataDir)
    try {
      await stopLeftoverProcesses(dataDir)
      await requireFreePort(port)
      await runUntilEnd(mode, port, dataDir)
    } finally {
      await lock.release()
    }
    process.exit(0)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

async function runUntilEnd(mode: ShopMode, port: number, dataDir: string): Promise<void> {
  const roster = createProcessGroup(dataDir)
  const asked = whenAskedToStop(roster)
  console.log('Starting the shop; the first start takes longer than the next ones.')
  const open = async () => {
    console.log(formatDemoSummary(await startDemoStack({ mode, port, dataDir, roster })))
    await asked
  }
  try {
    await Promise.race([open(), asked, roster.loss])
  } finally {
    console.log('\nStopping …')
    await roster.stopAll()
    await rm(getDemoDescriptionPath(dataDir), { force: true })
    await rm(getShopSettingsPath(dataDir), { force: true })
    console.log('Stopped.')
  }
}

async function whenAskedToStop(roster: ProcessGroup): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let askedAt: number | undefined
  const ask = () => {
    askedAt ??= performance.now()
    resolve()
    if (performance.now() - askedAt < echoMs) return
    roster.killAll()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  // The disconnection means that the parent script was killed.
  process.once('disconnect', resolve)
  process.channel?.unref()
  return promise
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is a number from 1 to 65535, not "${text}".`)
}

async function requireFreePort(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer().listen({ host, port })
    try {
      await once(server, 'listening')
    } catch (error) {
      // Other errors are ignored, because the machine may have no IPv6.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') continue
      throw new Error(
        `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm run demo`,
        { cause: error },
      )
    }
    server.close()
    await once(server, 'close')
  }
}
