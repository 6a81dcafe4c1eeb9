import { mayAs, type Role } from '../../../shared/auth/roles.ts'
import type { Waiting } from '../../../shared/desk/figure-schemas.ts'
import { countMessages } from '../../contact/index.ts'
import { countTranslationStates } from '../../guides/index.ts'
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
  const forRole = (value: number, ...allowed: Role[]) => (mayAs(role, ...allowed) ? value : null)
  return {
    disputes: forRole(disputes.unanswered, 'support'),
    messages: forRole(messages.open, 'support'),
    refunds: forRole(waiting.refunds, 'support'),
    differences: forRole(waiting.differences, 'owner'),
    mails: forRole(waiting.mails, 'owner'),
    jobs: forRole(waiting.jobs, 'owner'),
    translations: forRole(translations.stale, 'editor'),
  }
}
