import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { localizeTitle, type GuideSummary } from '../../../shared/guides/guides.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { composeMail, enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { PayDeps } from '../deps.ts'

interface GivenGuide {
  guide: GuideSummary
  reader: { id: number; email: string }
  operator: string
  reason: string
}

/** Notifies the shop's own address that an operator has granted a guide for free (B20.14). The audit log records it, too. */
export async function notifyOfGrantedGuide(
  tx: Db,
  { jobs, env }: Pick<PayDeps, 'jobs' | 'env'>,
  { guide, reader, operator, reason }: GivenGuide,
  now: Date,
): Promise<void> {
  const t = getTranslate(defaultLanguage)
  const title = localizeTitle(defaultLanguage, guide).text
  const mail = composeMail({
    to: env.SUPPORT_EMAIL,
    language: defaultLanguage,
    subject: t('mail.givenSubject', { title }),
    greeting: t('mail.givenGreeting'),
    paragraphs: [t('mail.givenText', { operator, title })],
    facts: [
      [t('admin.disputes.reader'), reader.email],
      [t('mail.givenReason'), reason],
    ],
    actions: [{ name: t('admin.disputes.reader'), url: `${env.ORIGIN}${adminPaths.reader(reader.id)}` }],
    footer: [t('site.name')],
  })
  await enqueueMail(tx, jobs, { ...mail, userId: null, forgetWhenSent: true }, now)
}
