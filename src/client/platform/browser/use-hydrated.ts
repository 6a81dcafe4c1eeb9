import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and until script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
