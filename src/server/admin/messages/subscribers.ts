import { z } from 'zod'
import { reasonSchema } from '../../../shared/admin/admin-schemas.ts'
import { deleteSubscriber, summarizeSubscribers } from '../../newsletter/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { withIsoDates } from '../iso-dates.ts'
import { createAuditedAction } from '../operations/run-operation.ts'

/** Returns the number of newsletter subscribers by language and the delivery of the last issue (B20.38). */
export async function readSubscribers({ db }: Pick<Deps, 'db'>) {
  const { last, refused, ...summary } = await summarizeSubscribers(db)
  return {
    ...summary,
    last: last && withIsoDates(last),
    refused: refused.map(withIsoDates),
  }
}

/** Removes an address from the newsletter and inserts an audit log entry without the address. */
export const removeSubscriber = createAuditedAction(
  z.object({ email: z.email().max(254), reason: reasonSchema }),
  async (tx, { email, reason }) => {
    if (!(await deleteSubscriber(tx, email))) throw new Refusal('not-found', 'No subscriber has this address')
    return { kind: 'subscriber-removed', reason }
  },
)
