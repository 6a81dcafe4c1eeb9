import type { NewGuides } from '../../shared/newsletter/new-guides-schemas.ts'
import type { GuideDeps } from '../guides/index.ts'
import { countNewGuidesByWeek, listImprovedGuideIds, listNewGuideIds } from './new-guide-queries.ts'
import { listPopularGuideIds } from './popular-guide-queries.ts'

const day = 24 * 60 * 60 * 1000
const shown = 12
const shownBeside = 6
const improvedForMs = 60 * day
const weeksShown = 4

/** Returns new, popular and recently improved guides (B21.17). The page is cached for a minute. */
export async function readNewGuides({
  db,
  clock,
  catalogue,
}: Pick<GuideDeps, 'db' | 'clock' | 'catalogue'>): Promise<NewGuides> {
  const now = clock()
  const [newest, popular, improved, weeks] = await Promise.all([
    listNewGuideIds(db, { from: new Date(0), to: now }, shown),
    listPopularGuideIds(db),
    listImprovedGuideIds(db, { from: new Date(now.getTime() - improvedForMs), to: now }, shownBeside),
    countNewGuidesByWeek(db, now, weeksShown),
  ])
  const guides = catalogue.current()
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => guides.find(id) ?? [])
  return { newest: cardsOf(newest), popular: cardsOf(popular), improved: cardsOf(improved), weeks }
}
