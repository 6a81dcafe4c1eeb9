import { countEach } from '../../../shared/objects.ts'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findEditableGuide } from '../storage/index.ts'
import type { CatalogDeps } from '../catalog/index.ts'
import { pickEditableFields } from './merge-edits.ts'
import { toSavedVersion } from './read-history.ts'
import { findUnsavedEdit } from './version-queries.ts'

/** Returns the stored guide, the editor's unsaved edit and the tags in use (B20.56). */
export async function openEditor(
  { db, catalogue }: Pick<CatalogDeps, 'db' | 'catalogue'>,
  { uid }: Caller,
  id: number | null,
) {
  const stored = id === null ? undefined : await findEditableGuide(db, id)
  if (id !== null && stored === undefined) throw new Refusal('not-found', `No guide ${id}`)
  const edit = await findUnsavedEdit(db, uid, id)
  return {
    stored:
      stored === undefined
        ? null
        : {
            ...toSavedVersion(stored),
            id: stored.id,
            state: stored.state,
            publishAt: stored.publishAt?.toISOString() ?? null,
            guide: pickEditableFields(stored.whole),
          },
    edit: edit === undefined ? null : { ...edit, keptAt: edit.keptAt.toISOString() },
    tags: frequentTags(catalogue.current().cards),
  }
}

const frequentTags = (cards: readonly { tags: readonly string[] }[]) =>
  [...countEach(cards.flatMap(({ tags }) => tags))].toSorted((a, b) => b[1] - a[1]).map(([tag]) => tag)
