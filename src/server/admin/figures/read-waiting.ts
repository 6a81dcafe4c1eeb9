import { can, type Permission, type Role } from '../../../shared/auth/roles.ts'
import type { Waiting } from '../../../shared/admin/figure-schemas.ts'
import { countMessages } from '../../contact/index.ts'
import { countTranslationStates } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { countDisputes } from '../orders/dispute-queries.ts'
import { countWhatWaits } from './figure-queries.ts'

/** What waits for a person, of what this role may do something about (B20.18). */
export async function readWaiting(db: Db, role: Role | undefined): Promise<Waiting> {
  const [waiting, disputes, messages, translations] = await Promise.all([
    countWhatWaits(db),
    countDisputes(db),
    countMessages(db),
    countTranslationStates(db, 'ja'),
  ])
  const forWhoMay = (permission: Permission, value: number) => (can(role, permission) ? value : null)
  return {
    disputes: forWhoMay('handleOrders', disputes.unanswered),
    messages: forWhoMay('answerMessages', messages.open),
    refunds: forWhoMay('handleOrders', waiting.refunds),
    differences: forWhoMay('manageHealth', waiting.differences),
    mails: forWhoMay('manageHealth', waiting.mails),
    jobs: forWhoMay('manageHealth', waiting.jobs),
    translations: forWhoMay('translate', translations.stale),
  }
}
