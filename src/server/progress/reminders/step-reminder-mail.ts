import { stepMailPath } from '../../../shared/progress/step-mail-path.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import { getUnsubscribePagePath } from './unsubscribe-page-paths.ts'
import type { UnfinishedGuide, ReminderRecipient } from './reminder-queries.ts'

/** Returns the reminder about paused steps. Its text is erased once sent, because it contains a secret key. */
export function composeStepReminderMail(
  { ORIGIN }: Pick<Env, 'ORIGIN'>,
  { email, language, key }: ReminderRecipient,
  guides: readonly (UnfinishedGuide & { title: string })[],
  userId: number,
): Mail {
  const t = getTranslate(language)
  const addressOf = (path: string) => `${ORIGIN}${localizePath(language, path)}`
  const mail = composeMail({
    to: email,
    language,
    subject: t('mail.stepsSubject'),
    greeting: t('mail.greeting'),
    paragraphs: [t('mail.steps')],
    facts: guides.map(({ title, done, steps }) => [
      title,
      t('mail.stepsDone', { done: String(done), all: String(steps) }),
    ]),
    actions: [
      ...guides.map(({ guideId, title }) => ({
        name: title,
        url: `${addressOf(paths.guide(guideId))}#steps`,
      })),
      { name: t('mail.stepsLeave'), url: `${ORIGIN}${getUnsubscribePagePath(language, key)}` },
    ],
    footer: [t('site.name'), t('mail.stepsWhy', { url: addressOf(paths.myGuides) })],
  })
  const leaveUrl = `${ORIGIN}${stepMailPath}?language=${language}&key=${key}`
  return { ...mail, userId, leaveUrl, forgetWhenSent: true }
}
