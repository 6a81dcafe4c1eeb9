import type { Role } from '../../../src/shared/auth/roles.ts'
import { buildApp } from '../../../src/server/app.ts'
import { openLiveDeps, type LiveDeps } from '../../../src/server/deps.ts'
import { readEnv } from '../../../src/server/platform/env.ts'
import { createLogger } from '../../../src/server/platform/logger.ts'
import { startCatalogAndJobs } from '../../../src/server/start-catalog-and-jobs.ts'
import { createBenchEnvironment } from './bench-environment.ts'

/** A shop in this process whose callers are identified by their uid, so that Firebase's signature check is not measured. */
export interface BenchShop {
  deps: LiveDeps
  /** Calls a path as a user, with POST if there is a body, and returns the answer. Throws if the call fails. */
  call: <T>(uid: string, path: string, body?: object) => Promise<T>
  close: () => Promise<void>
}

/** Opens a shop on a migrated database. Every caller has the role, if any. */
export async function openBenchShop(
  databaseUrl: string,
  settings: Record<string, string>,
  role?: Role,
): Promise<BenchShop> {
  const env = readEnv({ ...createBenchEnvironment(databaseUrl), LOG_LEVEL: 'fatal', ...settings })
  const live = await openLiveDeps(env, createLogger(env))
  const identity = { ...live.identity, findCallerByToken: async (uid: string) => callerOf(uid, role) }
  const deps = { ...live, identity }
  const app = await buildApp(deps, { readiness: { state: 'ready' } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const heartbeat = await startCatalogAndJobs(deps, url, new AbortController().signal)
  return {
    deps,
    async call<T>(uid: string, path: string, body?: object) {
      const answer = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
    async close() {
      await heartbeat?.leave()
      await app.close()
      await deps.jobs.stop()
      await deps.catalogue.stop()
      await deps.close()
    },
  }
}

const callerOf = (uid: string, role: Role | undefined) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  role,
  authenticatedAt: new Date(),
})
