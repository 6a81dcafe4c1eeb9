import { stepMailPath } from '../../../shared/progress/step-mail-path.ts'
import { paths } from '../../../shared/paths.ts'
import { composeMail, toPageUrl, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import { getUnsubscribePagePath } from './unsubscribe-page-paths.ts'
import type { UnfinishedGuide, ReminderRecipient } from './reminder-queries.ts'

/** Returns the reminder about paused steps. Its text is erased once sent, because it contains a secret key. */
export function composeStepReminderMail(
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
