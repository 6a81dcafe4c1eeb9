import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { PageLanguage } from '../../shared/languages.ts'
import { enqueueMail } from '../mail/index.ts'
import type { Deps } from '../platform/deps.ts'
import { composeConfirmationMail } from './newsletter-mails.ts'
import {
  insertSubscriptionRequest,
  takeSubscriptionRequest,
  upsertUnconfirmedSubscription,
} from './subscription-queries.ts'

export const subscriptionRequestQueue = 'news.request'
const jobSchema = z.object({ newsRequestId: z.uuid() })

/** Minimum time between two confirmation emails to an address, in milliseconds. */
const pauseMs = 24 * 60 * 60 * 1000

/**
 * Stores a subscription request and enqueues a job. The response takes equally long for every address, so that it doesn't reveal who is subscribed (B21.19).
 */
export async function requestNewsletter(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  asked: { email: string; language: PageLanguage },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const newsRequestId = await insertSubscriptionRequest(tx, asked, clock())
    await jobs.send(tx, subscriptionRequestQueue, { newsRequestId }, { key: newsRequestId })
  })
}

/** Sends the confirmation email of a request, at most once. */
export async function sendConfirmation(
  { db, jobs, env, clock }: Pick<Deps, 'db' | 'jobs' | 'env' | 'clock'>,
  data: unknown,
): Promise<void> {
  const { newsRequestId } = jobSchema.parse(data)
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const request = await takeSubscriptionRequest(tx, newsRequestId)
    if (request === undefined) return
    const asked = { ...request, key: randomBytes(32).toString('base64url') }
    const key = await upsertUnconfirmedSubscription(tx, asked, {
      now,
      notSince: new Date(now.getTime() - pauseMs),
    })
    if (key !== undefined) await enqueueMail(tx, jobs, composeConfirmationMail(env, { ...asked, key }), now)
  })
}
