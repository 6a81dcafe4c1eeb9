import { localizeTitle } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { stepMailPath } from '../../../shared/progress/step-mail-path.ts'
import { listReadableGuides, type AccessDeps } from '../../access/index.ts'
import { composeMail, enqueueMail, toPageUrl, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import {
  listUnfinishedGuides,
  listUsersToRemind,
  recordStepReminder,
  type PauseSpan,
  type ReminderRecipient,
  type UnfinishedGuide,
} from './reminder-queries.ts'
import { getUnsubscribePagePath } from './unsubscribe-page-paths.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days since the last step for which a guide counts as paused: at least two weeks, at most a quarter (B21.82). */
const pauseDays = { from: 90, to: 14 }
const maxAtOnce = 200

/**
 * Enqueues one email for each user who opted in, about guides with paused steps, at most every two weeks (B21.82). Records the reminder in the same
 * transaction.
 */
export async function enqueueStepReminders(
  deps: Pick<AccessDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  const { db, jobs, env, clock, catalogue } = deps
  const now = clock()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const pause: PauseSpan = { from: ago(pauseDays.from), to: ago(pauseDays.to) }
  const notSince = ago(pauseDays.to)
  for (const userId of await listUsersToRemind(db, pause, { notSince, most: maxAtOnce })) {
    await db.transaction().execute(async (tx) => {
      const reminded = await recordStepReminder(tx, userId, { now, notSince })
      if (reminded === undefined) return
      const begun = await listUnfinishedGuides(tx, userId, pause)
      const ids = begun.map(({ guideId }) => guideId)
      const readable = new Set(await listReadableGuides({ ...deps, db: tx }, { id: userId }, ids))
      const guides = begun.flatMap((each) => {
        const card = readable.has(each.guideId) ? catalogue.current().findSold(each.guideId) : undefined
        return card === undefined ? [] : [{ ...each, title: localizeTitle(reminded.language, card).text }]
      })
      if (guides.length > 0)
        await enqueueMail(tx, jobs, composeStepReminderMail(env, reminded, guides, userId), now)
    })
  }
}

/** Returns the reminder about paused steps. Its text is erased once sent, because it contains a secret key. */
function composeStepReminderMail(
  env: Pick<Env, 'ORIGIN'>,
  { email, language, key }: ReminderRecipient,
  guides: readonly (UnfinishedGuide & { title: string })[],
  userId: number,
): Mail {
  const t = getTranslate(language)
  const mail = composeMail({
    to: email,
    language,
    subject: t('mail.stepsSubject'),
    paragraphs: [t('mail.steps')],
    facts: guides.map(({ title, done, steps }) => [
      title,
      t('mail.stepsDone', { done: String(done), all: String(steps) }),
    ]),
    actions: [
      ...guides.map(({ guideId, title }) => ({
        name: title,
        url: `${toPageUrl(env, language, paths.guide(guideId))}#steps`,
      })),
      { name: t('mail.stepsLeave'), url: `${env.ORIGIN}${getUnsubscribePagePath(language, key)}` },
    ],
    footer: [t('site.name'), t('mail.stepsWhy', { url: toPageUrl(env, language, paths.myGuides) })],
  })
  const leaveUrl = `${env.ORIGIN}${stepMailPath}?language=${language}&key=${key}`
  return { ...mail, userId, leaveUrl, forgetWhenSent: true }
}
