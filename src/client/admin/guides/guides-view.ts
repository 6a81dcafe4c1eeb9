import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import {
  adminGuideSorts,
  guideStates,
  japaneseTranslationStates,
  type AdminGuideSort,
  type GuideState,
} from '../../../shared/guides/editing/guide-states.ts'
import { parsePageNumber } from '../pagination.tsx'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { TranslationState } from '../../../shared/languages.ts'

/** Filter, order and page of the list, as in its query string. */
export interface GuidesView {
  q?: string
  state?: GuideState
  tag?: string
  japanese?: TranslationState
  sort: AdminGuideSort
  up: boolean
  page: number
}

/** Ids of the selected guides, or 'found' for all that match the filter. */
export type GuideSelection = ReadonlySet<number> | 'found'

export function parseGuidesView(query: URLSearchParams): GuidesView {
  const [q, tag] = [query.get('q')?.trim() ?? '', query.get('tag')?.trim() ?? '']
  const state = guideStates.find((each) => each === query.get('state'))
  const japanese = japaneseTranslationStates.find((each) => each === query.get('japanese'))
  return {
    ...(q === '' ? {} : { q: q.slice(0, 200) }),
    ...(tag === '' ? {} : { tag: tag.slice(0, 200) }),
    ...(state === undefined ? {} : { state }),
    ...(japanese === undefined ? {} : { japanese }),
    sort: adminGuideSorts.find((each) => each === query.get('sort')) ?? 'changed',
    up: query.get('up') === '1',
    page: parsePageNumber(query),
  }
}

/** Returns only the filter, without order and page. */
export const pickGuideFilter = ({ sort: _sort, up: _up, page: _page, ...filter }: GuidesView) => filter

export function buildGuidesPath({ sort, up, page, ...found }: GuidesView): string {
  const query = new URLSearchParams({ ...found })
  if (sort !== 'changed') query.set('sort', sort)
  if (up) query.set('up', '1')
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? adminPaths.guides : `${adminPaths.guides}?${query}`
}

/** Parses the id of the edited guide; null for a new one. */
export const parseEditedGuideId = (id: string): number | null => parseGuideId(id) ?? null
