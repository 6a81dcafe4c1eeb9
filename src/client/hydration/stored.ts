type Place = 'localStorage' | 'sessionStorage'

/** Storage may be blocked or full; what is kept in it is never needed to go on. */
const attempt = (act: () => string | null | void) => {
  try {
    return act()
  } catch {
    // what is blocked is not there
  }
}

export const stored = (key: string, place: Place = 'localStorage') =>
  attempt(() => window[place][key] as string) as string | undefined

export const store = (key: string, value: string, place: Place = 'localStorage') =>
  attempt(() => (window[place][key] = value))
