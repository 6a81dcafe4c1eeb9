import type { z } from 'zod'
import type { hideSentenceInputSchema } from '../../../shared/admin/admin-schemas.ts'
import type { storeImageInputSchema } from '../../../shared/admin/guide-file-schemas.ts'
import type { BulkChangeInput } from '../../../shared/guides/editing/editing-schemas.ts'
import type { GuideState } from '../../../shared/guides/editing/guide-states.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getGuidePrice } from '../../../shared/prices.ts'
import { applyBulkChange, transitionGuide } from '../../guides/editor/index.ts'
import { encodeImage, storeImage } from '../../guides/images/index.ts'
import { changeSentenceVisibility } from '../../guides/reports/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'
import { createAuditedAction } from '../operations/run-operation.ts'

/** Schedules, publishes or withdraws a guide and inserts an audit log entry (B20.50). */
export const changeGuideState = createAuditedAction(
  async (
    tx,
    { reason, ...wanted }: { id: number; to: GuideState; publishAt?: string | undefined; reason?: string },
    { deps },
  ) => {
    const change = await transitionGuide(tx, deps, wanted)
    if (change === undefined) return undefined
    const [before, after] = [valuesOf(change.before), valuesOf(change.after)]
    return { kind: 'guide-state-changed', reason, guideId: wanted.id, before, after }
  },
)

const valuesOf = ({ state, publishAt }: { state: GuideState; publishAt: Date | null }) => ({
  state,
  ...(publishAt === null ? {} : { publishAt: publishAt.toISOString() }),
})

/** Changes the price or tags of many guides as previewed and inserts an audit log entry (B20.59). */
export async function bulkChangeGuides(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: Caller,
  { reason, ...many }: BulkChangeInput & { mark: string; reason: string },
): Promise<{ changed: number }> {
  return db.transaction().execute(async (tx) => {
    const { changed } = await applyBulkChange(tx, { clock }, operator, many)
    const after = { guides: String(changed), ...valueOf(many.change) }
    if (changed > 0) await insertAuditEntry(tx, { operator, kind: 'guides-changed', reason, after }, clock())
    return { changed }
  })
}

function valueOf(change: BulkChangeInput['change']) {
  switch (change.what) {
    case 'price':
      return {
        price: (['usd', 'jpy'] as const).map((each) => formatMoney(getGuidePrice(each, change))).join(', '),
      }
    case 'add-tag':
      return { tagAdded: change.tag }
    case 'remove-tag':
      return { tagRemoved: change.tag }
  }
}

/** Stores an uploaded image and inserts an audit log entry. Saving the guide assigns the image (B20.62). */
export async function storeGuideImage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: Caller,
  { guideId, base64 }: z.infer<typeof storeImageInputSchema>,
) {
  // Encoding takes up to a second and must not hold a transaction open.
  const image = await encodeImage(Buffer.from(base64, 'base64'))
  return db.transaction().execute(async (tx) => {
    const address = await storeImage(tx, operator, image, clock())
    const entry = { operator, kind: 'picture-stored', after: { picture: address } } as const
    await insertAuditEntry(tx, { ...entry, ...(guideId === null ? {} : { guideId }) }, clock())
    return { address }
  })
}

/** Hides or shows the sentence of an income report and inserts an audit log entry (B21.37). The figures of the report still count. */
export const setReportSentenceHidden = createAuditedAction(
  async (tx, { id, hidden, reason }: z.infer<typeof hideSentenceInputSchema>) => {
    const before = await changeSentenceVisibility(tx, { id, hidden })
    if (before === undefined) throw new Refusal('not-found')
    if (before.hidden === hidden) return undefined
    const { guideId, userId } = before
    const about = { guideId, ...(userId === null ? {} : { userId }), after: { report: String(id) } }
    return { kind: hidden ? 'report-hidden' : 'report-shown', reason, ...about }
  },
)
