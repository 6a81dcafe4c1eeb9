import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import { composeMail, type Mail } from '../mail/index.ts'
import type { Env } from '../platform/env.ts'
import { translateIn } from '../platform/texts.ts'

/** Returns the email that forwards a contact message to the shop, in the sender's language. Replies go to the sender. */
export function contactMail(
  { SUPPORT_EMAIL }: Pick<Env, 'SUPPORT_EMAIL'>,
  id: number,
  { email, message, language }: ContactMessage,
): Mail {
  const t = translateIn(language)
  return {
    ...composeMail({
      to: SUPPORT_EMAIL,
      language,
      subject: t('mail.contactSubject', { number: String(id), email }),
      greeting: t('mail.contactFrom', { email }),
      paragraphs: message.split(/\n{2,}/),
      facts: [],
      actions: [],
      footer: [t('mail.shop'), t('mail.contactWhy')],
    }),
    replyTo: email,
    userId: null,
  }
}
