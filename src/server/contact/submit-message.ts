import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import type { Deps } from '../platform/deps.ts'
import { composeMail, enqueueMail, type Mail } from '../mail/index.ts'
import type { Env } from '../platform/env.ts'
import { getTranslate } from '../platform/texts.ts'
import { insertMessage } from './queries.ts'

/**
 * Stores a contact message and enqueues an email with it to the shop. The sender gets no email, because the address may be someone else's. Bots that fill in
 * the hidden field get the same response, but nothing is stored.
 */
export async function submitContactMessage(
  { db, jobs, env, clock }: Pick<Deps, 'db' | 'jobs' | 'env' | 'clock'>,
  message: ContactMessage,
): Promise<void> {
  if (message.website !== '') return
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const id = await insertMessage(tx, message, now)
    await enqueueMail(tx, jobs, contactMail(env, id, message), now)
  })
}

/** Returns the email that forwards a contact message to the shop, in the sender's language. Replies go to the sender. */
function contactMail(
  { SUPPORT_EMAIL }: Pick<Env, 'SUPPORT_EMAIL'>,
  id: number,
  { email, message, language }: ContactMessage,
): Mail {
  const t = getTranslate(language)
  return {
    ...composeMail({
      to: SUPPORT_EMAIL,
      language,
      subject: t('mail.contactSubject', { number: String(id), email }),
      greeting: t('mail.contactFrom', { email }),
      paragraphs: message.split(/\n{2,}/),
      footer: [t('site.name'), t('mail.contactWhy')],
    }),
    replyTo: email,
    userId: null,
  }
}
