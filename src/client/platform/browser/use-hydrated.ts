import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false in the server's HTML and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
