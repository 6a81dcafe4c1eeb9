import { sql, type Selectable } from 'kysely'
import type { GuideDraft } from '../../../shared/guides/editing/editing-schemas.ts'
import type { GuideState } from '../../../shared/guides/editing/guide-states.ts'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

// Versions and unsaved edits contain paid text, so architecture.test.ts lists the modules that may import this file.

export type StoredVersion = Awaited<ReturnType<typeof listVersions>>[number]

export function findVersion(db: Db, guideId: number, version: number) {
  return selectVersions(db, guideId).where('version', '=', version).executeTakeFirst()
}

/** Returns up to `count` replaced versions, newest first. `before` limits them to lower version numbers. */
export function listVersions(db: Db, guideId: number, before: number | undefined, count: number) {
  return selectVersions(db, guideId)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(count)
    .execute()
}

function selectVersions(db: Db, guideId: number) {
  return db
    .selectFrom('guideVersions')
    .where('guideId', '=', guideId)
    .select(['version', 'savedAt', 'savedBy', 'savedWay as way', 'whole'])
}

/** An edit that is not saved yet. `version` is the guide's version when the edit began. */
type UnsavedEdit = Pick<Selectable<DB['guideEdits']>, 'version' | 'keptAt'> & { guide: GuideDraft }

export async function upsertUnsavedEdit(
  db: Db,
  editor: string,
  guideId: number | null,
  { version, keptAt, guide }: UnsavedEdit,
): Promise<void> {
  const row = { version, keptAt, whole: JSON.stringify(guide) }
  await db
    .insertInto('guideEdits')
    .values({ editor, guideId, ...row })
    .onConflict((conflict) => conflict.columns(['editor', 'guideId']).doUpdateSet(row))
    .execute()
}

export function findUnsavedEdit(db: Db, editor: string, guideId: number | null) {
  return db
    .selectFrom('guideEdits')
    .where('editor', '=', editor)
    .where('guideId', 'is not distinct from', guideId)
    .select(['version', 'keptAt', 'whole as guide'])
    .executeTakeFirst()
}

/** Deletes all unsaved edits of an editor. */
export async function deleteUnsavedEditsOfEditor(db: Db, editor: string): Promise<void> {
  await db.deleteFrom('guideEdits').where('editor', '=', editor).execute()
}

export async function deleteUnsavedEdit(db: Db, editor: string, guideId: number | null): Promise<void> {
  await db
    .deleteFrom('guideEdits')
    .where('editor', '=', editor)
    .where('guideId', 'is not distinct from', guideId)
    .execute()
}

export interface GuideAtDate {
  title: string
  titleJa: string
  version: number
  savedAt: Date
  isFreePreview: boolean
  /** Current state, not the state at the date. Past changes of the state are in the audit log. */
  state: GuideState
  /** Null if the guide was never on sale. */
  onSaleSince: Date | null
}

/**
 * Returns the public fields of a guide at a past date. Undefined if the guide did not exist yet. For a date before the first
 * stored version, returns that version.
 */
export async function findGuideAtDate(db: Db, guideId: number, at: Date): Promise<GuideAtDate | undefined> {
  const { rows } = await sql<GuideAtDate>`
    with known as (
      select version, updated_at as saved_at, title_en as title, title_ja, is_free_preview from guides where id = ${guideId}
      union all
      select version, saved_at, whole ->> 'titleEn', whole ->> 'titleJa', (whole ->> 'isFreePreview')::boolean
      from guide_versions where guide_id = ${guideId}
    )
    select known.title, known.title_ja, known.version, known.saved_at, known.is_free_preview, guides.state, guides.on_sale_since
    from known cross join guides
    where guides.id = ${guideId} and least(guides.created_at, known.saved_at) <= ${at}
    order by (known.saved_at <= ${at}) desc,
      case when known.saved_at <= ${at} then -known.version else known.version end
    limit 1`.execute(db)
  return rows[0]
}
