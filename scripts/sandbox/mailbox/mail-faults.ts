/** Simulated faults of the mail server. */
export type MailFaultSettings = {
  /** Whether every connection is rejected. */
  down?: boolean
  /** Number of deliveries to reject, temporarily unless another reply is set. */
  failNext?: number
  failWith?: number
  /** Number of accepted deliveries whose response is lost. */
  loseAnswers?: number
  /** Recipients whose deliveries `failNext` and `loseAnswers` affect. Null for all. */
  only?: string[] | null
  /** 'from the start': never sends a greeting. 'after the mail': stores the email without a response. */
  silent?: 'from the start' | 'after the mail' | null
  /** Recipients that are rejected as unknown (550). */
  unknown?: string[]
  /** Recipients that are rejected temporarily (450). */
  busy?: string[]
}

export type MailFaults = Required<MailFaultSettings>

export const createMailFaults = (): MailFaults => ({
  down: false,
  failNext: 0,
  failWith: 451,
  loseAnswers: 0,
  only: null,
  silent: null,
  unknown: [],
  busy: [],
})
