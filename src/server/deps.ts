import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { firebaseIdentity, openFirebase, type AuthDeps } from './auth/index.ts'
import { createCatalogue, type GuideDeps } from './guides/index.ts'
import { smtpMailer, type MailDeps } from './mail/index.ts'
import { stripeClient, type PaymentDeps } from './payments/index.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { createJobQueue } from './platform/job-queue.ts'
import { openListener } from './platform/listener.ts'
import { openAiTranslator, type TranslationDeps } from './translation/index.ts'

/** All dependencies of the shop. `main.ts` and the tests create and inject them; nothing else keeps a live handle. */
export interface ShopDeps extends AuthDeps, GuideDeps, MailDeps, PaymentDeps, TranslationDeps {}

export interface LiveDeps extends ShopDeps {
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens every outside service that the environment names. */
export async function liveDeps(env: Env, logger: FastifyBaseLogger): Promise<LiveDeps> {
  const patienceMs = env.PATIENCE_SECONDS * 1000
  const onError = (error: unknown) => logger.error({ err: error }, 'background connection failed')
  const { db, pool, close } = openDatabase(env.DATABASE_URL, onError, patienceMs)
  const listener = await openListener(env.DATABASE_URL, onError)
  return {
    env,
    clock: systemClock,
    logger,
    db,
    pool,
    jobs: createJobQueue(pool, listener, logger),
    catalogue: createCatalogue(db, listener, onError),
    identity: firebaseIdentity(openFirebase(env), env, systemClock),
    stripe: stripeClient(env),
    mailer: smtpMailer(env),
    translator: openAiTranslator(env),
    async close() {
      await listener.close()
      await close()
    },
  }
}
