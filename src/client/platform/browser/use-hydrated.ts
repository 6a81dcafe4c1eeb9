import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether the page is hydrated; false during server rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
