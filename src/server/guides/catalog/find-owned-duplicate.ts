import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { findOwnedGuide } from '../../access/index.ts'
import type { CatalogDeps } from './deps.ts'

/** Returns a near-duplicate of this guide that the user already owns. Undefined if there is none. */
export async function findOwnedDuplicate(
  { db, catalogue }: Pick<CatalogDeps, 'db' | 'catalogue'>,
  uid: string,
  card: GuideSummary,
): Promise<GuideSummary | undefined> {
  const guides = catalogue.current()
  const kept = card.duplicateOf ?? card.id
  const twins = guides.cards
    .filter(({ id, duplicateOf }) => id !== card.id && (id === kept || duplicateOf === kept))
    .map(({ id }) => id)
  if (twins.length === 0) return undefined
  const owned = await findOwnedGuide(db, uid, twins)
  return owned === undefined ? undefined : guides.find(owned)
}
