import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'

/** Returns the campaign parameters for links within the list. Empty before hydration, because campaigns share cached pages. */
export function useCampaignParameters(): Record<string, string> {
  const query = useQueryString()
  const hydrated = useHydrated()
  return hydrated ? Object.fromEntries([...query].filter(([name]) => name.startsWith('utm_'))) : {}
}
