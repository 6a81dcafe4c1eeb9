type Place = 'localStorage' | 'sessionStorage'

/** Returns the result of `act`; undefined if storage is blocked or full, because the page works without it. */
const attempt = (act: () => string | null | void) => {
  try {
    return act()
  } catch {
    // A failed read counts as a missing value.
  }
}

export const readStoredItem = (key: string, place: Place = 'localStorage') =>
  attempt(() => window[place][key] as string) as string | undefined

export const writeStoredItem = (key: string, value: string, place: Place = 'localStorage') =>
  attempt(() => (window[place][key] = value))
