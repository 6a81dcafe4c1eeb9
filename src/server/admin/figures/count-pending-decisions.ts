import { hasPermission, type Permission, type Role } from '../../../shared/auth/roles.ts'
import { countMessages } from '../../contact/index.ts'
import { countStaleTranslations } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { countDisputes } from '../orders/dispute-queries.ts'
import { countFailedRefunds } from '../orders/failed-refund-queries.ts'
import { countPendingItems } from './figure-queries.ts'

/** Counts the items that need an operator's decision (B20.18). Null for areas that the role may not access. */
export async function countPendingDecisions(db: Db, role: Role | undefined) {
  const [waiting, disputes, failedRefunds, messages, translations] = await Promise.all([
    countPendingItems(db),
    countDisputes(db),
    countFailedRefunds(db),
    countMessages(db),
    countStaleTranslations(db, 'ja'),
  ])
  const ifPermitted = (permission: Permission, value: number) =>
    hasPermission(role, permission) ? value : null
  return {
    disputes: ifPermitted('handleOrders', disputes.unanswered),
    messages: ifPermitted('answerMessages', messages.open),
    refunds: ifPermitted('handleOrders', failedRefunds),
    differences: ifPermitted('manageHealth', waiting.differences),
    mails: ifPermitted('manageHealth', waiting.mails),
    jobs: ifPermitted('manageHealth', waiting.jobs),
    translations: ifPermitted('translate', translations),
  }
}
