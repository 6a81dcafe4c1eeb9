import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { foldText } from '../../../shared/guides/fold-text.ts'
import { countCodePoints } from '../../../shared/count-code-points.ts'
import type { Deps } from '../../platform/deps.ts'
import { consumeRateLimit, type RateLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addMissedSearch } from './missed-search-queries.ts'

/** Characters. Longer texts are messages rather than searches. */
const maxCountedLength = 60
const dayMs = 24 * 60 * 60 * 1000

const limitByNetwork: RateLimit = {
  scope: 'missed-search/network',
  free: 20,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 60 * 60,
}

/** Hashes of recent searches by network, in memory only. Rendering, reloading and refetching a page count as one search. */
const counted = new LRUCache<string, true>({ max: 10_000, ttl: dayMs })

/**
 * Counts a search that has no results or contains an unknown word. Runs in the background and logs its errors, so that the
 * search neither waits nor fails.
 */
export function countMissedSearch(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  search: string,
  network: string,
): void {
  const text = foldText(search)
    .replace(/[\s\p{Cc}\ufffd]+/gu, ' ')
    .trim()
  if (text === '' || countCodePoints(text) > maxCountedLength) return
  const visit = hash('sha256', `${network} ${text}`, 'base64url')
  if (counted.has(visit)) return
  counted.set(visit, true)
  count(deps, text, network).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'too-many-requests') return
    deps.logger.warn({ err: error }, 'A missed search was not counted')
  })
}

async function count(deps: Pick<Deps, 'db' | 'clock'>, text: string, network: string): Promise<void> {
  await consumeRateLimit(deps, limitByNetwork, network)
  await addMissedSearch(deps.db, text, deps.clock())
}
