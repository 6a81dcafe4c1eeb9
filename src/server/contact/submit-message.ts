import type { ContactMessage } from '../../shared/contact/contact-schemas.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueueMail } from '../mail/index.ts'
import { contactMail } from './contact-mail.ts'
import { insertMessage } from './queries.ts'

/**
 * Stores a contact message and enqueues an email with it to the shop. The sender gets no email, because the address may be someone else's. Bots that fill in
 * the hidden field get the same response, but nothing is stored.
 */
export async function submitMessage(
  { db, jobs, env, clock }: Pick<Deps, 'db' | 'jobs' | 'env' | 'clock'>,
  message: ContactMessage,
): Promise<{ success: true; message: string }> {
  if (message.website === '') {
    const now = clock()
    await db.transaction().execute(async (tx) => {
      const id = await insertMessage(tx, message, now)
      await enqueueMail(tx, jobs, contactMail(env, id, message), now)
    })
  }
  return { success: true, message: 'Your message has been sent' }
}
