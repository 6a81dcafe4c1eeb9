import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'

/** The campaign that a visitor came by, which links within the list keep. The server's pages are the same for every campaign. */
export function useCampaign(): Record<string, string> {
  const query = useQueryString()
  const hydrated = useHydrated()
  return hydrated ? Object.fromEntries([...query].filter(([name]) => name.startsWith('utm_'))) : {}
}
