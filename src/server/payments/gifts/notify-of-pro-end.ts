import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { findGrantEnd, listEndingPeriods, listProPeriods, markProEndNotified } from '../../access/index.ts'
import { composeMail, enqueueMail, type Mail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'
import type { PayDeps } from '../deps.ts'
import { findEmail, lockBuyer } from '../queries.ts'
import { findGift } from './gift-queries.ts'

/** Time before the end of gifted Pro when the user is notified. Milliseconds. */
const noticeMs = 7 * 24 * 60 * 60 * 1000

/** Notifies users whose gifted Pro ends within a week, once for each end date. */
export async function notifyOfEndingPeriods(deps: PayDeps, now: Date, most: number): Promise<void> {
  const until = new Date(now.getTime() + noticeMs)
  for (const userId of await listEndingPeriods(deps.db, { now, until, count: most }))
    await deps.db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      await notifyOfProEnd(tx, deps, userId, { now, until })
    })
}

/** Reads the user's periods again, because a gift may have been claimed or revoked before the lock, and sends the email. */
async function notifyOfProEnd(
  tx: Db,
  { jobs, env }: PayDeps,
  userId: number,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const periods = await listProPeriods(tx, userId)
  const end = findGrantEnd(periods)
  const last = periods.find(({ endsAt }) => endsAt !== null && endsAt.getTime() === end?.getTime())
  if (end === null || last === undefined || end <= now || end > until) return
  if (!(await markProEndNotified(tx, last.id, end))) return
  const gift = await findGift(tx, last.id)
  if (gift !== undefined)
    await enqueueMail(tx, jobs, mailOf(env, await findEmail(tx, userId), gift.language, end), now)
}

function mailOf(env: Env, to: string, language: PageLanguage, end: Date): Mail {
  const t = translateIn(language)
  const addressOf = (path: string) => `${env.ORIGIN}${localizePath(language, path)}`
  return composeMail({
    to,
    language,
    subject: t('gift.mail.proEndsSubject', { day: formatDay(language, end) }),
    greeting: t('gift.mail.greeting'),
    paragraphs: [t('gift.mail.proEnds', { day: formatDay(language, end) })],
    facts: [],
    actions: [{ name: t('gift.mail.seePro'), url: addressOf(paths.subscribe) }],
    footer: [t('mail.shop'), t('gift.mail.readerWhy', { url: addressOf(paths.contact) })],
  })
}
