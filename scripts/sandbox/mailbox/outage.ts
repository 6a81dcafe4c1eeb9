/** What a mail server may have. */
export type Trouble = {
  /** Turns every connection away until told otherwise. */
  down?: boolean
  /** The next deliveries are put off with a temporary failure (451). */
  failNext?: number
  /** The next deliveries are taken, but the connection breaks before that is said. */
  loseAnswers?: number
  /** Recipients that this server does not know (550). */
  unknown?: string[]
}

export type Outage = Required<Trouble>

export const noOutage = (): Outage => ({ down: false, failNext: 0, loseAnswers: 0, unknown: [] })
