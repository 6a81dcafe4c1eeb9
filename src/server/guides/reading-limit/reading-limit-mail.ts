import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'

/** Creates the email that notifies the shop's owner of an account that reached the reading limit (B19.15). */
export function composeReadingLimitMail(
  env: Env,
  reader: { id: number; email: string },
  count: number,
): Mail {
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
