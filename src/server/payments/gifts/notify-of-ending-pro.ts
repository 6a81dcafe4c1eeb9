import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import {
  findProGrantEnd,
  listUsersWithEndingPro,
  listProPeriods,
  markProEndNotified,
} from '../../access/index.ts'
import { composeUserMail, enqueueMail } from '../../mail/index.ts'
import type { PayDeps } from '../deps.ts'
import { lockBuyer } from '../queries.ts'
import { findGift } from './gift-queries.ts'

/** Time before the end of gifted Pro when the user is notified. Milliseconds. */
const noticeMs = 7 * 24 * 60 * 60 * 1000

/** Notifies users whose gifted Pro ends within a week, once for each end date. */
export async function notifyOfEndingPro({ db, jobs, env }: PayDeps, now: Date, most: number) {
  const until = new Date(now.getTime() + noticeMs)
  for (const userId of await listUsersWithEndingPro(db, { now, until, count: most }))
    await db.transaction().execute(async (tx) => {
      const { email: to } = await lockBuyer(tx, userId)
      // The periods are read again, because a gift may have been claimed or revoked before the lock.
      const periods = await listProPeriods(tx, userId)
      const end = findProGrantEnd(periods)
      const last = periods.find(({ endsAt }) => endsAt !== null && endsAt.getTime() === end?.getTime())
      if (end === null || last === undefined || end <= now || end > until) return
      if (!(await markProEndNotified(tx, last.id, end))) return
      const gift = await findGift(tx, last.id)
      if (gift === undefined) return
      const { language } = gift
      const day = formatDay(language, end)
      const mail = composeUserMail(env, { to, language }, (t) => ({
        subject: t('gift.mail.proEndsSubject', { day }),
        greeting: t('gift.mail.greeting'),
        paragraphs: [t('gift.mail.proEnds', { day })],
        actions: [[t('gift.mail.seePro'), paths.subscribe]],
        footer: 'gift.mail.readerWhy',
      }))
      await enqueueMail(tx, jobs, mail, now)
    })
}
