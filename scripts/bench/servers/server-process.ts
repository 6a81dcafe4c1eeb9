import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CpuTime } from '../load/measure.ts'

interface EventLoopDelay {
  p99Ms: number
  maxMs: number
}

type Answer =
  | { urls: { url: string; bareUrl: string; renderUrl: string } }
  | CpuTime
  | { mirrored: number }
  | { residentBytes: number }
  | { rebuilt: { tookMs: number } }
  | EventLoopDelay

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>

/**
 * Starts the shop with a log file and a bare Fastify in a separate process, so that the client does not share their event loop.
 */
export async function startBenchServer(databaseUrl: string, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-log-'))
  const log = await open(path.join(folder, 'log'), 'w')
  const child = fork(
    fileURLToPath(new URL('server.ts', import.meta.url)),
    [databaseUrl, JSON.stringify(settings)],
    {
      execArgv: [],
      stdio: ['ignore', log.fd, 'inherit', 'ipc'],
    },
  )
  const ask = async <T extends Answer>(question?: object): Promise<T> => {
    if (question !== undefined) child.send(question)
    const [answer] = (await once(child, 'message')) as [T]
    return answer
  }
  const { urls } = await ask<{ urls: { url: string; bareUrl: string; renderUrl: string } }>()
  return {
    ...urls,
    /** Makes the baseline server return the same bytes as the shop for these paths. */
    mirror: (addresses: string[]) => ask<{ mirrored: number }>({ mirror: addresses }),
    cpu: () => ask<CpuTime>({ cpu: true }),
    residentBytes: async () => (await ask<{ residentBytes: number }>({ memory: true })).residentBytes,
    /** Reloads the catalog, and returns the duration. */
    rebuild: async () => (await ask<{ rebuilt: { tookMs: number } }>({ rebuild: true })).rebuilt,
    /** Returns the event loop delay since the start or the previous call. */
    eventLoopDelay: () => ask<EventLoopDelay>({ delay: true }),
    async stop() {
      child.send({ stop: true })
      await once(child, 'exit')
      await log.close()
      await rm(folder, { recursive: true })
    },
  }
}
