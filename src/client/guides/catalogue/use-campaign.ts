import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'

/**
 * Returns the visitor's campaign parameters for links within the list. Empty before hydration, because cached pages are
 * shared by all campaigns.
 */
export function useCampaignParameters(): Record<string, string> {
  const query = useQueryString()
  const hydrated = useHydrated()
  return hydrated ? Object.fromEntries([...query].filter(([name]) => name.startsWith('utm_'))) : {}
}
