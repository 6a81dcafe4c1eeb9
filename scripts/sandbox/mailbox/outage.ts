/** Faults of a mail server. */
export type Trouble = {
  /** Rejects every connection until it is reset. */
  down?: boolean
  /** Number of deliveries refused, temporarily unless another reply is set. */
  failNext?: number
  failWith?: number
  /** Number of accepted deliveries whose response is lost. */
  loseAnswers?: number
  /** Only deliveries to these recipients are refused or left without a response; null for all. */
  only?: string[] | null
  /** Never greets, or stores the email without a response. */
  silent?: 'from the start' | 'after the mail' | null
  /** Unknown recipients (550). */
  unknown?: string[]
  /** Recipients that are temporarily refused (450). */
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
