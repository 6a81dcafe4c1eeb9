const day = 24 * 60 * 60 * 1000

export interface Week {
  /** Date of the week's Monday, such as 2026-11-23. */
  name: string
  /** Start of the seven days before the Monday, which the newsletter covers. */
  from: Date
  to: Date
}

/** Returns the week of a date. Weeks start on Monday, in UTC. */
export function getWeek(now: Date): Week {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * day
  return {
    name: new Date(monday).toISOString().slice(0, 10),
    from: new Date(monday - 7 * day),
    to: new Date(monday),
  }
}
