/** Faults that a mail server can have. */
export type Trouble = {
  /** Rejects every connection until it is reset. */
  down?: boolean
  /** The texts of the next deliveries are refused, temporarily unless another reply is named. */
  failNext?: number
  failWith?: number
  /** The next deliveries are accepted, but the connection breaks before the response. */
  loseAnswers?: number
  /** Only deliveries to these recipients are refused or left without a response; null for all. */
  only?: string[] | null
  /** Never greets, or keeps the mail and never says so. */
  silent?: 'from the start' | 'after the mail' | null
  /** Recipients that this server does not know (550). */
  unknown?: string[]
  /** Recipients that this server takes nothing for at the moment (450). */
  busy?: string[]
}

export type Outage = Required<Trouble>

export const noOutage = (): Outage => ({
  down: false,
  failNext: 0,
  failWith: 451,
  loseAnswers: 0,
  only: null,
  silent: null,
  unknown: [],
  busy: [],
})
