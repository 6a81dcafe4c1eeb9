import { z } from 'zod'
import { reasonSchema } from '../../../shared/admin/admin-schemas.ts'
import { storeImageInputSchema } from '../../../shared/admin/guide-file-schemas.ts'
import {
  bulkChangeInputSchema,
  changeStateInputSchema,
  type BulkChangeInput,
} from '../../../shared/guides/editing/editing-schemas.ts'
import type { GuideState } from '../../../shared/guides/editing/guide-states.ts'
import { guideIdSchema } from '../../../shared/guides/guide-schemas.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getGuidePrice } from '../../../shared/prices.ts'
import { rowIdSchema } from '../../../shared/row-id-schemas.ts'
import { boundedText } from '../../../shared/text-schemas.ts'
import { applyBulkChange, transitionGuide } from '../../guides/editor/index.ts'
import { encodeImage, storeImage } from '../../guides/images/index.ts'
import { changeSentenceVisibility } from '../../guides/reports/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'
import { createAdminAction, createAuditedAction, type AdminDeps } from '../operations/run-operation.ts'

/** Schedules or publishes a guide, or makes it a draft again, and inserts an audit log entry (B20.50). */
export const changeGuideState = createAuditedAction(changeStateInputSchema, (tx, input, { deps }) =>
  transition(tx, deps, input),
)

/** Withdraws a guide and inserts an audit log entry (B20.50). */
export const withdrawGuide = createAuditedAction(
  z.object({ guideId: guideIdSchema, reason: reasonSchema }),
  (tx, { guideId: id, reason }, { deps }) => transition(tx, deps, { id, to: 'withdrawn', reason }),
)

async function transition(
  tx: Db,
  deps: AdminDeps,
  { reason, ...wanted }: Parameters<typeof transitionGuide>[2] & { reason?: string },
) {
  const change = await transitionGuide(tx, deps, wanted)
  if (change === undefined) return undefined
  const [before, after] = [valuesOf(change.before), valuesOf(change.after)]
  return { kind: 'guide-state-changed', reason, guideId: wanted.id, before, after } as const
}

const valuesOf = ({ state, publishAt }: { state: GuideState; publishAt: Date | null }) => ({
  state,
  ...(publishAt === null ? {} : { publishAt: publishAt.toISOString() }),
})

/** Changes the price or tags of many guides as previewed and inserts an audit log entry (B20.59). */
export const bulkChangeGuides = createAdminAction(
  /** `mark`: hash of the previewed changes. Nothing changes if the current changes have another hash. */
  bulkChangeInputSchema.extend({ mark: boundedText(100), reason: reasonSchema }),
  ({ reason, ...many }, { deps: { db, clock }, operator }) =>
    db.transaction().execute(async (tx) => {
      const { changed } = await applyBulkChange(tx, { clock }, operator, many)
      const after = { guides: String(changed), ...valueOf(many.change) }
      if (changed > 0)
        await insertAuditEntry(tx, { operator, kind: 'guides-changed', reason, after }, clock())
      return { changed }
    }),
)

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
export const storeGuideImage = createAdminAction(
  storeImageInputSchema,
  async ({ guideId, base64 }, { deps: { db, clock }, operator }) => {
    // Encoding takes up to a second and must not hold a transaction open.
    const image = await encodeImage(Buffer.from(base64, 'base64'))
    return db.transaction().execute(async (tx) => {
      const address = await storeImage(tx, operator, image, clock())
      const entry = { operator, kind: 'picture-stored', after: { picture: address } } as const
      await insertAuditEntry(tx, { ...entry, ...(guideId === null ? {} : { guideId }) }, clock())
      return { address }
    })
  },
)

/** Hides or shows the sentence of an income report and inserts an audit log entry (B21.37). The figures of the report still count. */
export const setReportSentenceHidden = createAuditedAction(
  z.object({ id: rowIdSchema, hidden: z.boolean(), reason: reasonSchema }),
  async (tx, { id, hidden, reason }) => {
    const before = await changeSentenceVisibility(tx, { id, hidden })
    if (before === undefined) throw new Refusal('not-found')
    if (before.hidden === hidden) return undefined
    const { guideId, userId } = before
    const about = { guideId, ...(userId === null ? {} : { userId }), after: { report: String(id) } }
    return { kind: hidden ? 'report-hidden' : 'report-shown', reason, ...about }
  },
)
