const day = 24 * 60 * 60 * 1000

/** Returns the week of a date. Weeks start on Monday, in UTC. */
export function getNewsletterWeek(now: Date) {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * day
  return {
    /** Date of the week's Monday, such as 2026-11-23. */
    name: new Date(monday).toISOString().slice(0, 10),
    /** Start of the seven days before the Monday, which the newsletter covers. */
    from: new Date(monday - 7 * day),
    to: new Date(monday),
  }
}
