import type { ThenAnswer } from '../../../shared/admin/then-schemas.ts'
import { findAccessRecord, proEndsAt, proTimesOf, type RecordedChange } from '../../access/index.ts'
import { findGuideAt } from '../../guides/editor/index.ts'
import { listReceipts, type PaymentDeps } from '../../payments/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findStateChanges } from '../audit-log/audit-log-queries.ts'
import { requireReader } from './require-reader.ts'
import { tellAccessChange } from './tell-access-change.ts'

type Then = Pick<ThenAnswer, 'reason' | 'obstacle'>

interface Known {
  at: Date
  /** Of the reader: this guide's and Pro's, the oldest first, none later than that time. */
  changes: readonly RecordedChange[]
  /** When Pro ends that nothing has ended yet. */
  proUntil: Date | null
  state: string
  isFreePreview: boolean
}

/**
 * Whether a reader could read a guide at a time, and why or why not, by the rule of today (B6.1) and what is recorded of that
 * time (B20.29).
 */
export async function lookBack(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { userId, guideId, at: asked }: { userId: number; guideId: number; at: string },
): Promise<ThenAnswer> {
  const now = clock()
  const at = new Date(Math.min(Date.parse(asked), now.getTime()))
  const reader = await requireReader(db, userId)
  const guide = await findGuideAt(db, guideId, now)
  // Drafts are the editors' own: readers' support learns neither title nor state.
  const onSaleSince = guide?.onSaleSince ?? null
  if (guide === undefined || onSaleSince === null) throw new Refusal('not-found', `No guide ${guideId}`)
  const then = at < onSaleSince ? undefined : await findGuideAt(db, guideId, at)
  const { entitlements, changes: recorded } = await findAccessRecord(db, reader, guideId)
  const changes = recorded.filter(({ happenedAt }) => happenedAt <= at)
  const receipts = (await listReceipts(db, userId)).filter(
    (receipt) =>
      receipt.paidAt <= at &&
      // Pro opens every guide.
      (receipt.items.length === 0 ||
        receipt.items.some((item) => item.guideId === guideId || item.guideId === null)),
  )
  const state = stateAt(await findStateChanges(db, guideId), at) ?? guide.state
  const proGoesOn = !recorded.some(({ change, happenedAt }) => change.startsWith('pro-') && happenedAt > at)
  const proUntil = proGoesOn && entitlements !== undefined ? proEndsAt(proTimesOf(entitlements)) : null
  return {
    at: at.toISOString(),
    guide: {
      title: (then ?? guide).title,
      titleJa: (then ?? guide).titleJa,
      version: then?.version ?? null,
      savedAt: then?.savedAt.toISOString() ?? null,
      state: then === undefined ? null : state,
      isFreePreview: then?.isFreePreview ?? false,
    },
    ...decide(then, { at, changes, proUntil, state, createdAt: reader.createdAt }),
    changes: changes.map(({ happenedAt, change, reason, reference }) => ({
      at: happenedAt.toISOString(),
      ...tellAccessChange({ change, reason }),
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
  then: { isFreePreview: boolean } | undefined,
  known: Omit<Known, 'isFreePreview'> & { createdAt: Date },
): Then {
  if (then === undefined) return { reason: null, obstacle: 'no-guide' }
  const { isFreePreview } = then
  const isPublic = isFreePreview && known.state === 'on-sale'
  if (known.createdAt > known.at && !isPublic) return { reason: null, obstacle: 'no-account' }
  return whyThen({ ...known, isFreePreview })
}

function whyThen({ at, changes, proUntil, state, isFreePreview }: Known): Then {
  const last = (...kinds: RecordedChange['change'][]) =>
    changes.findLast(({ change }) => kinds.includes(change))?.change
  const own = last('granted', 'restored', 'suspended', 'revoked')
  const pro = last('pro-started', 'pro-ended')
  if (own === 'granted' || own === 'restored') return { reason: 'owned', obstacle: null }
  const onSale = state === 'on-sale'
  if (onSale && isFreePreview) return { reason: 'free', obstacle: null }
  const hadPro = pro === 'pro-started' && (proUntil === null || proUntil > at)
  if (onSale && hadPro) return { reason: 'pro', obstacle: null }
  if (own === 'suspended') return { reason: null, obstacle: 'suspended' }
  if (own === 'revoked') return { reason: null, obstacle: 'revoked' }
  if (!onSale) return { reason: null, obstacle: 'not-on-sale' }
  return { reason: null, obstacle: pro === undefined ? 'never-had' : 'pro-over' }
}

/** From what operators did; undefined where they did nothing. */
function stateAt(entries: Awaited<ReturnType<typeof findStateChanges>>, at: Date): string | undefined {
  const last = entries.findLast(({ happenedAt }) => happenedAt <= at)
  if (last === undefined) return entries[0]?.before?.state
  const { state, publishAt } = last.after ?? {}
  return state === 'scheduled' && publishAt !== undefined && new Date(publishAt) <= at ? 'on-sale' : state
}
