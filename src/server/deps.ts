import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Stripe } from 'stripe'
import { firebaseIdentity, openFirebase, type IdentityProvider } from './auth/index.ts'
import { createCatalogue, type Catalogue } from './guides/index.ts'
import { smtpMailer, type Mailer } from './mail/index.ts'
import { stripeClient } from './payments/index.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import { openDatabase, type Db } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { createJobQueue, type JobQueue } from './platform/job-queue.ts'
import { openListener } from './platform/listener.ts'
import { openAiTranslator, type Translator } from './translation/index.ts'

/** All that the product works with. `main.ts` and the tests hand it down; nothing else holds a live handle. */
export interface Deps {
  env: Env
  clock: Clock
  logger: FastifyBaseLogger
  db: Db
  jobs: JobQueue
  catalogue: Catalogue
  identity: IdentityProvider
  stripe: Stripe
  mailer: Mailer
  /** Undefined where no model is configured. */
  translator: Translator | undefined
}

export interface LiveDeps extends Deps {
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens every outside service that the environment names. */
export async function liveDeps(env: Env, logger: FastifyBaseLogger): Promise<LiveDeps> {
  const onError = (error: unknown) => logger.error({ err: error }, 'background connection failed')
  const { db, pool, close } = openDatabase(env.DATABASE_URL, onError)
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
