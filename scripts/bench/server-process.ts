import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface Rebuilt {
  p99Ms: number
  longestMs: number
  tookMs: number
}

type Answer =
  | { urls: { url: string; bareUrl: string; renderUrl: string } }
  | { cpuMs: number }
  | { mirrored: number }
  | { residentBytes: number }
  | { rebuilt: Rebuilt }

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>

/** The shop and a bare Fastify in one process of their own, so that the load does not share their event loop. */
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
    /** Lets the bare server send the very bytes that the shop sends for these addresses. */
    mirror: (addresses: string[]) => ask<{ mirrored: number }>({ mirror: addresses }),
    cpuMs: async () => (await ask<{ cpuMs: number }>({ cpu: true })).cpuMs,
    residentBytes: async () => (await ask<{ residentBytes: number }>({ memory: true })).residentBytes,
    /** Reads the catalogue again, and says how late the event loop was meanwhile. */
    rebuild: async () => (await ask<{ rebuilt: Rebuilt }>({ rebuild: true })).rebuilt,
    async stop() {
      child.send({ stop: true })
      await once(child, 'exit')
    },
  }
}
