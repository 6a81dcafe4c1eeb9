import { LRUCache } from 'lru-cache'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { composeMail, enqueueMail, type Mail } from '../../mail/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import {
  insertLimitNotice,
  listLimitNotices,
  listOpenedGuides,
  lockReader,
  upsertOpenedGuide,
} from './reading-limit-queries.ts'
import { findWaitEnd } from './find-wait-end.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Opening times by user and guide, in milliseconds, so that opening a guide again needs no query. */
const opened = new LRUCache<string, number>({ max: 50_000, ttl: dayMs })

/**
 * Records that a user opens a guide by Pro. Over the limit of distinct guides in 24 hours, records nothing, notifies the shop's owner
 * once a day, and returns when the user may open the guide (B19.14). Null if the guide is open.
 */
export async function applyReadingLimit(
  { db, clock, jobs, env }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'env'>,
  uid: string,
  guideId: number,
): Promise<Date | null> {
  const limit = env.PRO_GUIDES_PER_DAY
  if (limit === 0) return null
  const now = clock()
  const since = new Date(now.getTime() - dayMs)
  const key = `${uid} ${guideId}`
  if ((opened.get(key) ?? 0) > since.getTime()) return null
  const { opensAt, openedAt } = await db.transaction().execute(async (tx) => {
    const reader = await lockReader(tx, uid)
    if (reader === undefined) return { opensAt: null }
    const ofDay = await listOpenedGuides(tx, reader.id, since)
    const before = ofDay.find((each) => each.guideId === guideId)?.openedAt
    if (before !== undefined) return { opensAt: null, openedAt: before }
    const waitEndsAt = findWaitEnd(ofDay, { limit, now })
    if (waitEndsAt === null) {
      await upsertOpenedGuide(tx, { userId: reader.id, guideId, openedAt: now })
      return { opensAt: null, openedAt: now }
    }
    if ((await listLimitNotices(tx, reader.id, since)).length === 0) {
      await insertLimitNotice(tx, { userId: reader.id, reachedAt: now, guides: ofDay.length })
      await enqueueMail(tx, jobs, composeReadingLimitMail(env, reader, ofDay.length), now)
    }
    return { opensAt: waitEndsAt }
  })
  if (openedAt !== undefined) opened.set(key, openedAt.getTime())
  return opensAt
}

/** Creates the email that notifies the shop's owner of an account that reached the reading limit (B19.15). */
function composeReadingLimitMail(env: Env, reader: { id: number; email: string }, count: number): Mail {
  const t = getTranslate(defaultLanguage)
  const mail = composeMail({
    to: env.SUPPORT_EMAIL,
    language: defaultLanguage,
    subject: t('mail.limitSubject', { count }),
    greeting: t('mail.limitGreeting', { count }),
    paragraphs: [t('mail.limitText')],
    facts: [[t('admin.disputes.reader'), reader.email]],
    actions: [{ name: t('admin.disputes.reader'), url: `${env.ORIGIN}${adminPaths.reader(reader.id)}` }],
    footer: [t('site.name')],
  })
  return { ...mail, userId: reader.id, forgetWhenSent: true }
}
