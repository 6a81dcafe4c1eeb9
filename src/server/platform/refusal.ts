import { refusals, type RefusalCode } from '../../shared/errors.ts'

interface RefusalOptions extends ErrorOptions {
  retryAfterSeconds?: number
  problems?: readonly InputProblem[]
}

/** A problem with one input field. */
export interface InputProblem {
  field: string
  reason: string
}

/** The outcome of an operator's submission: done, or the reason of a permanent refusal. */
export type OperationOutcome =
  | { status: 'done' }
  | { status: 'refused'; code: RefusalCode; message: string; problems: InputProblem[] }

/** Retry-After in seconds, for refusals because of an outage. */
const secondsUntilBack: Partial<Record<RefusalCode, number>> = {
  unavailable: 5,
  'payments-unavailable': 5,
  'translation-unavailable': 5,
}

/** An error that the caller can act on. Any other thrown error is a bug or an outage. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Seconds after which the caller may retry. */
  readonly retryAfterSeconds: number | undefined
  readonly problems: readonly InputProblem[]

  constructor(code: RefusalCode, message: string = refusals[code].error, options?: RefusalOptions) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds ?? secondsUntilBack[code]
    this.problems = options?.problems ?? []
  }
}
