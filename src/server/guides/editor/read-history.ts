import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findEditableGuide } from '../storage/index.ts'
import { compareVersions, summarizeDifferences } from './compare-versions.ts'
import { findVersion, listVersions, type StoredVersion } from './version-queries.ts'

const savesAtOnce = 20

/** Returns the saves of a guide, newest first: editor, time and changed fields (B20.54). */
export async function readHistory(db: Db, { id, before }: { id: number; before?: number | undefined }) {
  const current = before === undefined ? [await requireGuide(db, id)] : []
  // Reads one more version than shown, so that the last shown one can be compared with its predecessor.
  const found = [...current, ...(await listVersions(db, id, before, savesAtOnce + 1))]
  const saves = found.slice(0, savesAtOnce).map((save, place) => {
    const earlier = found[place + 1]
    // Compares with the previous version. Empty for the first version.
    const changes =
      earlier === undefined ? [] : summarizeDifferences(compareVersions(earlier.whole, save.whole))
    return { ...toSavedVersion(save), changes }
  })
  return { saves, next: found.length > savesAtOnce ? (saves.at(-1)?.version ?? null) : null }
}

/** Returns the differences that restoring a version would make. */
export async function compareWithVersion(db: Db, { id, version }: { id: number; version: number }) {
  const [stored, earlier] = [await requireGuide(db, id), await findVersion(db, id, version)]
  if (version === stored.version) return []
  if (earlier === undefined) throw new Refusal('not-found', `No version ${version} of guide ${id}`)
  return compareVersions(stored.whole, earlier.whole)
}

async function requireGuide(db: Db, id: number) {
  const stored = await findEditableGuide(db, id)
  if (stored === undefined) throw new Refusal('not-found', `No guide ${id}`)
  return stored
}

/** Returns when and how a version was saved. `savedBy` is the operator's email address; null for a script. */
export const toSavedVersion = ({ version, savedAt, savedBy, way }: Omit<StoredVersion, 'whole'>) => ({
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
  way,
})
