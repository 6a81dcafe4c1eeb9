import { randomBytes } from 'node:crypto'
import type { PageLanguage } from '../../shared/languages.ts'
import { sendLater } from '../mail/index.ts'
import type { Deps } from '../platform/deps.ts'
import { confirmNewsMail } from './news-mails.ts'
import { askSubscription } from './subscription-queries.ts'

/** An address gets one such mail a day at most, however often somebody types it. */
const pauseMs = 24 * 60 * 60 * 1000

/** B21.19: writes down who wants the weekly mail, and asks the owner of the address. Nobody learns who has it already. */
export async function askForNews(
  { db, jobs, env, clock }: Pick<Deps, 'db' | 'jobs' | 'env' | 'clock'>,
  { email, language }: { email: string; language: PageLanguage },
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const asked = { email, language, key: randomBytes(32).toString('base64url') }
    const key = await askSubscription(tx, asked, { now, notSince: new Date(now.getTime() - pauseMs) })
    if (key !== undefined) await sendLater(tx, jobs, confirmNewsMail(env, { ...asked, key }), now)
  })
}
