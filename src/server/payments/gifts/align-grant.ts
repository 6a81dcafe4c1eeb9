import { formatDay } from '../../../shared/dates.ts'
import { pathIn, paths } from '../../../shared/paths.ts'
import { changeProGrants, listProGrants, reopenGrant, type ProGrant } from '../../access/index.ts'
import { composeMail, sendLater, type Mail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'
import type { PaymentDeps } from '../deps.ts'
import { bumpSettleVersion } from '../queries.ts'
import { findEmail } from '../receipts/receipt-queries.ts'
import type { StoredGift } from './gift-queries.ts'

/**
 * Closes or opens again the months of Pro that somebody has claimed, as the gift now stands. The caller has locked the reader
 * and the gift. Who loses them is told; nothing is charged for what was read.
 */
export async function alignGrant(
  tx: Db,
  { clock, jobs, env }: Pick<PaymentDeps, 'clock' | 'jobs' | 'env'>,
  { gift, readerId }: { gift: StoredGift; readerId: number },
): Promise<void> {
  const now = clock()
  const grant = (await listProGrants(tx, readerId)).find(({ giftId }) => giftId === gift.id)
  if (grant === undefined) return
  const { aligned, reason } = alignedTo(gift, grant, now)
  if (aligned === grant) return
  const change = (grants: ProGrant[]) => grants.map((each) => (each.giftId === gift.id ? aligned : each))
  await changeProGrants(tx, readerId, { change, reason, sourceRef: gift.id }, now)
  await bumpSettleVersion(tx, readerId)
  const isLost = grant.revokedAt === null && aligned.revokedAt !== null
  const wasRunning = grant.endsAt === null || grant.endsAt > now
  if (isLost && wasRunning)
    await sendLater(tx, jobs, takenBackMail(env, await findEmail(tx, readerId), gift, now), now)
}

/** The same object where nothing changes. */
function alignedTo(gift: StoredGift, grant: ProGrant, now: Date): { aligned: ProGrant; reason: string } {
  if (gift.revokedAt !== null) {
    const aligned = grant.revokedAt === null ? { ...grant, revokedAt: now } : grant
    return { aligned, reason: 'the gift was taken back' }
  }
  if (gift.suspendedAt !== null) {
    const isClosed = grant.suspendedAt !== null || grant.revokedAt !== null
    return {
      aligned: isClosed ? grant : { ...grant, suspendedAt: now },
      reason: 'the payment of the gift is disputed',
    }
  }
  const isOpen = grant.suspendedAt === null && grant.revokedAt === null
  return { aligned: isOpen ? grant : reopenGrant(grant), reason: 'the gift stands again' }
}

function takenBackMail(env: Env, to: string, { language }: StoredGift, now: Date): Mail {
  const t = translateIn(language)
  const addressOf = (path: string) => `${env.ORIGIN}${pathIn(language, path)}`
  return composeMail({
    to,
    language,
    subject: t('gift.mail.proEndedSubject'),
    greeting: t('gift.mail.greeting'),
    paragraphs: [t('gift.mail.proEnded', { day: formatDay(language, now) })],
    facts: [],
    actions: [{ name: t('mail.browseGuides'), url: addressOf(paths.guides) }],
    footer: [t('mail.shop'), t('gift.mail.readerWhy', { url: addressOf(paths.contact) })],
  })
}
