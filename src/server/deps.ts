import type { FastifyBaseLogger } from 'fastify'
import { createFirebaseIdentity, openFirebase, type AuthDeps } from './auth/index.ts'
import { createViewCounter } from './guides/views/index.ts'
import { createCatalog } from './guides/catalog/index.ts'
import type { GuideDeps } from './guides/index.ts'
import { createSmtpMailer, type MailDeps } from './mail/index.ts'
import { createStripeClient, type PaymentDeps } from './payments/index.ts'
import { systemClock } from './platform/clock.ts'
import { watchClock } from './platform/time/clock-skew.ts'
import { openDatabase } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { createJobQueue } from './platform/job-queue.ts'
import { openListener } from './platform/listener.ts'
import { createFailureRecorder, type FailureRecorder } from './platform/watching/record-failures.ts'
import { readRelease } from './platform/watching/release.ts'
import { Telemetry } from './platform/watching/watch.ts'
import { noTracer } from './platform/watching/tracer.ts'
import { registerDependencyGauges } from './platform/watching/watch-stores.ts'
import { registerChoreGauges } from './maintenance/index.ts'
import { createAnswerModel, createTranslator, type TranslationDeps } from './translation/index.ts'

/** All dependencies of the shop. `main.ts` and the tests create and inject them; no other module holds connections. */
export interface ShopDeps extends AuthDeps, GuideDeps, MailDeps, PaymentDeps, TranslationDeps {
  failures: FailureRecorder
}

export interface LiveDeps extends ShopDeps {
  /** Version of the running release, as admin pages and metrics show it. */
  release: string
  close: () => Promise<void>
}

/** Connects to all external services named in the environment. */
export async function openLiveDeps(env: Env, logger: FastifyBaseLogger): Promise<LiveDeps> {
  const patienceMs = env.PATIENCE_SECONDS * 1000
  const onError = (error: unknown) => logger.error({ err: error }, 'background connection failed')
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  // OpenTelemetry is loaded only if traces are exported.
  const watch = new Telemetry(
    endpoint === undefined
      ? noTracer
      : (await import('./platform/watching/open-telemetry.ts')).createOpenTelemetryTracer(endpoint),
  )
  const opening = { patienceMs, span: watch.span, poolSize: env.DATABASE_POOL_SIZE }
  const { db, pool, close } = openDatabase(env.DATABASE_URL, onError, opening)
  const replica =
    env.DATABASE_REPLICA_URL === undefined
      ? undefined
      : openDatabase(env.DATABASE_REPLICA_URL, onError, { ...opening, mode: 'read-only' })
  registerDependencyGauges(watch, { db, pool })
  registerChoreGauges({ watch, db })
  const listener = openListener(env.DATABASE_URL, onError, patienceMs)
  const views = createViewCounter({ db, clock: systemClock, logger })
  const translator = await createTranslator(env, watch)
  const time = { clock: systemClock, isClockRight: watchClock({ db, clock: systemClock }) }
  const release = await readRelease(env)
  const failures = createFailureRecorder({ db, clock: systemClock, logger }, release)
  return {
    env,
    clock: systemClock,
    logger,
    db,
    replica: replica?.db ?? db,
    pool,
    watch,
    jobs: createJobQueue(pool, listener, logger, watch.span),
    views,
    failures,
    release,
    catalogue: createCatalog(db, listener, onError),
    identity: createFirebaseIdentity(openFirebase(env), env, time, watch),
    stripe: createStripeClient(env, watch),
    mailer: createSmtpMailer(env, watch),
    translator,
    writer: createAnswerModel({ db, env, clock: systemClock, logger, translator }),
    // A request may take longer than a page load, because the reader already sees the rule-based results.
    writeTimeouts: { pageMs: 4000, requestMs: 20_000 },
    async close() {
      await listener.close()
      await views.close()
      await failures.close()
      await close()
      await replica?.close()
      await watch.close()
    },
  }
}
