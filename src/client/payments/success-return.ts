import { parseGuideId } from '../../shared/guides.ts'

/** What Stripe's page has sent a buyer back with. */
export interface SuccessReturn {
  sessionId: string | null
  /** Null for Pro. */
  guideId: number | null
}

/**
 * Takes the session out of the address, where logs and shared links would carry it (reading A59), and keeps it with the
 * history entry, so that loading the page again goes on. `guide_id` wins over `guideId` (reading A54).
 */
export function takeSuccessReturn(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): SuccessReturn {
  const address = new URL(location.href)
  const query = address.searchParams
  const sessionId = query.get('session_id')
  if (sessionId === null) return keptReturn(history.state) ?? { sessionId: null, guideId: null }
  const returned = {
    sessionId,
    guideId: parseGuideId(query.get('guide_id') ?? query.get('guideId') ?? '') ?? null,
  }
  query.delete('session_id')
  history.replaceState(
    { ...history.state, paymentReturn: returned },
    '',
    `${address.pathname}${address.search}`,
  )
  return returned
}

function keptReturn(state: unknown): SuccessReturn | undefined {
  if (typeof state !== 'object' || state === null || !('paymentReturn' in state)) return undefined
  return state.paymentReturn as SuccessReturn
}
