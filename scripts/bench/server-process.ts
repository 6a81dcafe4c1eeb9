import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface EventLoopDelay {
  p99Ms: number
  maxMs: number
}

type Answer =
  | { urls: { url: string; bareUrl: string; renderUrl: string } }
  | { cpuMs: number }
  | { mirrored: number }
  | { residentBytes: number }
  | { rebuilt: { tookMs: number } }
  | EventLoopDelay

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>

/** The shop and a bare Fastify in a separate process, so that the load generator does not share their event loop. */
export async function startBenchServer(databaseUrl: string) {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [databaseUrl], { execArgv: [] })
  const ask = async <T extends Answer>(question?: object): Promise<T> => {
    if (question !== undefined) child.send(question)
    const [answer] = (await once(child, 'message')) as [T]
    return answer
  }
  const { urls } = await ask<{ urls: { url: string; bareUrl: string; renderUrl: string } }>()
  return {
    ...urls,
    /** Makes the bare server send exactly the bytes that the shop sends for these addresses. */
    mirror: (addresses: string[]) => ask<{ mirrored: number }>({ mirror: addresses }),
    cpuMs: async () => (await ask<{ cpuMs: number }>({ cpu: true })).cpuMs,
    residentBytes: async () => (await ask<{ residentBytes: number }>({ memory: true })).residentBytes,
    /** Reloads the catalogue and returns how long it took. */
    rebuild: async () => (await ask<{ rebuilt: { tookMs: number } }>({ rebuild: true })).rebuilt,
    /** The event loop delay since the start or the last call. */
    eventLoopDelay: () => ask<EventLoopDelay>({ delay: true }),
    async stop() {
      child.send({ stop: true })
      await once(child, 'exit')
    },
  }
}
