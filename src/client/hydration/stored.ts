type Place = 'localStorage' | 'sessionStorage'

/** Storage may be blocked or full; the page works without it. */
const attempt = (act: () => string | null | void) => {
  try {
    return act()
  } catch {
    // treated as missing
  }
}

export const stored = (key: string, place: Place = 'localStorage') =>
  attempt(() => window[place][key] as string) as string | undefined

export const store = (key: string, value: string, place: Place = 'localStorage') =>
  attempt(() => (window[place][key] = value))
