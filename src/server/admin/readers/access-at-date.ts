import type { TextName } from '../../../shared/texts/translate.ts'
import { findAccessRecord, findProEnd, type RecordedAccessChange } from '../../access/index.ts'
import { findGuideAtDate } from '../../guides/editor/index.ts'
import { listReceipts, type PayDeps } from '../../payments/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findStateChanges } from '../audit-log/audit-log-queries.ts'
import { describeAccessChange } from './describe-access-change.ts'
import { requireReader } from './reader-queries.ts'

/** Reason for access or the obstacle; the other field is null. */
interface Decision {
  reason: TextName<'admin.then.reason.'> | null
  obstacle: TextName<'admin.then.obstacle.'> | null
}

interface Known {
  at: Date
  createdAt: Date
  /** Changes of the user's access to this guide and to Pro until `at`, oldest first. */
  changes: readonly RecordedAccessChange[]
  /** End of Pro. Null without Pro, or if Pro was started or ended again after `at`. */
  proUntil: Date | null
  state: string
}

/** Returns whether a user could read a guide at a past date, and why. Applies today's rule (B6.1) to the records up to that date (B20.29). */
export async function readAccessAtDate(
  { db, clock }: PayDeps,
  { userId, guideId, at: requested }: { userId: number; guideId: number; at: string },
) {
  const now = clock()
  const at = new Date(Math.min(Date.parse(requested), now.getTime()))
  const reader = await requireReader(db, userId)
  const guide = await findGuideAtDate(db, guideId, now)
  // Support must not see the title or state of a draft.
  const onSaleSince = guide?.onSaleSince ?? null
  if (guide === undefined || onSaleSince === null) throw new Refusal('not-found', `No guide ${guideId}`)
  const past = at < onSaleSince ? undefined : await findGuideAtDate(db, guideId, at)
  const { entitlements, changes: recorded } = await findAccessRecord(db, reader, guideId)
  const changes = recorded.filter(({ happenedAt }) => happenedAt <= at)
  const receipts = (await listReceipts(db, userId)).filter(
    (receipt) =>
      receipt.paidAt <= at &&
      // A payment for Pro has no item or an item without a guide, and grants access to every guide.
      (receipt.items.length === 0 ||
        receipt.items.some((item) => item.guideId === guideId || item.guideId === null)),
  )
  const state = stateAt(await findStateChanges(db, guideId), at) ?? guide.state
  const proGoesOn = !recorded.some(({ change, happenedAt }) => change.startsWith('pro-') && happenedAt > at)
  const proUntil = proGoesOn && entitlements !== undefined ? findProEnd(entitlements) : null
  return {
    at: at.toISOString(),
    guide: {
      title: (past ?? guide).title,
      titleJa: (past ?? guide).titleJa,
      version: past?.version ?? null,
      savedAt: past?.savedAt.toISOString() ?? null,
    },
    ...decide(past, { at, changes, proUntil, state, createdAt: reader.createdAt }),
    changes: changes.map(({ happenedAt, change, reason, reference }) => ({
      at: happenedAt.toISOString(),
      ...describeAccessChange({ change, reason }),
      reference,
    })),
    receipts: receipts.map(({ paidAt, description, language, reference }) => ({
      at: paidAt.toISOString(),
      description,
      language,
      reference,
    })),
  }
}

function decide(
  past: { isFreePreview: boolean } | undefined,
  { at, createdAt, changes, proUntil, state }: Known,
): Decision {
  if (past === undefined) return { reason: null, obstacle: 'no-guide' }
  const onSale = state === 'on-sale'
  const isFree = onSale && past.isFreePreview
  if (createdAt > at && !isFree) return { reason: null, obstacle: 'no-account' }
  const last = (...kinds: RecordedAccessChange['change'][]) =>
    changes.findLast(({ change }) => kinds.includes(change))?.change
  const own = last('granted', 'restored', 'suspended', 'revoked')
  const pro = last('pro-started', 'pro-ended')
  if (own === 'granted' || own === 'restored') return { reason: 'owned', obstacle: null }
  if (isFree) return { reason: 'free', obstacle: null }
  const hadPro = pro === 'pro-started' && (proUntil === null || proUntil > at)
  if (onSale && hadPro) return { reason: 'pro', obstacle: null }
  if (own === 'suspended' || own === 'revoked') return { reason: null, obstacle: own }
  if (!onSale) return { reason: null, obstacle: 'not-on-sale' }
  return { reason: null, obstacle: pro === undefined ? 'never-had' : 'pro-over' }
}

/** Returns the guide's state at a date according to the audit log. Undefined if no operator ever changed it. */
function stateAt(entries: Awaited<ReturnType<typeof findStateChanges>>, at: Date): string | undefined {
  const last = entries.findLast(({ happenedAt }) => happenedAt <= at)
  if (last === undefined) return entries[0]?.before?.state
  const { state, publishAt } = last.after ?? {}
  return state === 'scheduled' && publishAt !== undefined && new Date(publishAt) <= at ? 'on-sale' : state
}
