import type { Deps } from '../platform/deps.ts'
import { composeMail, enqueueMail } from '../mail/index.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { getTranslate } from '../platform/texts.ts'
import { changeMessageState, findMessage, insertReply } from './inbox-queries.ts'

/** Sends a reply by email and stores it with the message. The sender's next emails go to the shop's own address. */
export async function replyToMessage(
  tx: Db,
  { jobs, env }: Pick<Deps, 'jobs' | 'env'>,
  { id, operator, body }: { id: number; operator: string; body: string },
  now: Date,
): Promise<void> {
  if ((await changeMessageState(tx, id, 'answered')) === undefined) throw new Refusal('not-found')
  const message = await findMessage(tx, id)
  if (message === undefined) throw new Refusal('not-found')
  await insertReply(tx, { messageId: id, operator, body }, now)
  const t = getTranslate(message.language)
  const quoted = message.message.split('\n').map((line) => `> ${line}`)
  const mail = composeMail({
    to: message.email,
    language: message.language,
    subject: t('mail.replySubject', { number: String(id) }),
    paragraphs: [...body.split(/\n{2,}/), quoted.join('\n')],
    footer: [t('site.name'), t('mail.replyWhy')],
  })
  await enqueueMail(tx, jobs, { ...mail, replyTo: env.SUPPORT_EMAIL }, now)
}
