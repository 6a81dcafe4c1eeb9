const day = 24 * 60 * 60 * 1000

export interface Week {
  /** Its Monday, as in 2026-11-23. */
  name: string
  /** The seven days before that Monday, of which its mail tells. */
  from: Date
  to: Date
}

/** A week begins on Monday, in UTC. */
export function weekOf(now: Date): Week {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * day
  return {
    name: new Date(monday).toISOString().slice(0, 10),
    from: new Date(monday - 7 * day),
    to: new Date(monday),
  }
}
