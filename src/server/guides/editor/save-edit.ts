import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { guideEditInputSchema, GuideDraft } from '../../../shared/guides/editing/editing-schemas.ts'
import { editedFields, emptyFields } from '../../../shared/guides/fields/guide-fields.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  lockEditableGuide,
  restoreSourceHashes,
  saveGuides,
  type NewGuide,
  type EditableGuide,
} from '../storage/index.ts'
import { parseGuideRow } from '../import-export/index.ts'
import { retainImage } from '../images/index.ts'
import { mergeEdits, pickEditableFields } from './merge-edits.ts'
import { enqueueDuplicateCheck } from '../duplicates/index.ts'
import { reserveGuideId, updateGuideState } from './state-queries.ts'
import { deleteUnsavedEdit, findVersion, upsertUnsavedEdit } from './version-queries.ts'

type Edit = z.infer<typeof guideEditInputSchema>

/**
 * Saves an edit as the guide's next version, merged with changes that others saved in the meantime (B20.55). `merged`: whether
 * such changes were kept.
 */
export async function saveEdit(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  editor: Caller,
  edit: Edit,
) {
  return db.transaction().execute(async (tx) => {
    const saver = { email: editor.email, way: 'desk' } as const
    const store = async (guide: NewGuide, picture?: string) => {
      if (guide.thumbnailUrl !== picture) await retainImage(tx, guide.thumbnailUrl, clock())
      await saveGuides(tx, [guide], clock(), saver)
    }
    const saved =
      edit.id === null ? await saveNew(tx, edit.guide, store) : await saveNext(tx, edit.id, edit, store)
    await deleteUnsavedEdit(tx, editor.uid, edit.id)
    await enqueueDuplicateCheck({ jobs }, tx)
    return saved
  })
}

/** Stores a guide. `picture` is the image path stored so far, which is not checked again. */
type Store = (guide: NewGuide, picture?: string) => Promise<void>

/** Saves a new guide as a draft with the next free id. */
async function saveNew(tx: Db, guide: GuideDraft, store: Store) {
  const id = await reserveGuideId(tx)
  await store(validateGuide(id, guide))
  await updateGuideState(tx, id, { state: 'draft', publishAt: null })
  return { id, version: 1, merged: false }
}

async function saveNext(tx: Db, id: number, { version, guide }: Edit, store: Store) {
  const stored = await lockEditableGuide(tx, id)
  if (stored === undefined) throw new Refusal('not-found', `No guide ${id}`)
  const merged = version !== stored.version
  const wanted = validateGuide(id, merged ? await mergeWith(tx, stored, version, guide) : guide)
  if (isDeepStrictEqual(toWritten(wanted), pickEditableFields(stored.whole)))
    return { id, version: stored.version, merged }
  await store(wanted, stored.whole.thumbnailUrl)
  return { id, version: stored.version + 1, merged }
}

async function mergeWith(tx: Db, stored: EditableGuide, version: number, mine: GuideDraft) {
  const base = await findVersion(tx, stored.id, version)
  const { merged, conflicts } =
    base === undefined
      ? { merged: undefined, conflicts: ['version'] }
      : mergeEdits(base.whole, stored.whole, mine)
  if (merged !== undefined) return merged
  const who = stored.savedBy ?? stored.way
  throw new Refusal(
    'guide-changed',
    `Version ${stored.version} was saved by ${who} at ${stored.savedAt.toISOString()}: ${conflicts.join(', ')}`,
  )
}

/** Saves an earlier version as the newest one. The replaced version stays in the history (B20.54). */
export async function restoreVersion(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  editor: Caller,
  { id, version }: { id: number; version: number },
): Promise<{ version: number }> {
  return db.transaction().execute(async (tx) => {
    const stored = await lockEditableGuide(tx, id)
    const earlier = await findVersion(tx, id, version)
    if (stored === undefined || earlier === undefined)
      throw new Refusal('not-found', `No version ${version} of guide ${id}`)
    const saver = { email: editor.email, way: 'brought-back' } as const
    await saveGuides(tx, [validateGuide(id, earlier.whole)], clock(), saver)
    await restoreSourceHashes(tx, id, earlier.whole.sources)
    await enqueueDuplicateCheck({ jobs }, tx)
    return { version: stored.version + 1 }
  })
}

/** Validates a guide by the rules of an imported row (docs/importing-guides.md). Throws `invalid-input` with all problems. */
function validateGuide(id: number, guide: GuideDraft): NewGuide {
  const fields = { ...pickEditableFields(guide), thumbnailUrl: guide.thumbnailUrl || null, id }
  const { guide: checked, problems } = parseGuideRow(fields)
  if (checked === undefined)
    throw new Refusal(
      'invalid-input',
      problems.map(({ field, reason }) => `${field}: ${reason}`).join('; '),
      { problems },
    )
  return checked
}

function toWritten(guide: NewGuide): GuideDraft {
  const written = editedFields.map((field) => [field, guide[field] ?? emptyFields[field]])
  return Object.fromEntries(written) as GuideDraft
}

/** Stores an editor's unsaved edit until it is saved or discarded (B20.56). Only this editor sees it. */
export async function storeUnsavedEdit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { uid }: Caller,
  { id, version, guide }: Edit,
): Promise<{ keptAt: string }> {
  const keptAt = clock()
  await upsertUnsavedEdit(db, uid, id, { version, keptAt, guide })
  return { keptAt: keptAt.toISOString() }
}

export async function discardUnsavedEdit(db: Db, { uid }: Caller, id: number | null) {
  await deleteUnsavedEdit(db, uid, id)
  return { dropped: true as const }
}
