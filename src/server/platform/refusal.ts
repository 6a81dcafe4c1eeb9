import { errorResponses, type ApiErrorCode } from '../../shared/errors.ts'

interface RefusalOptions extends ErrorOptions {
  retryAfterSeconds?: number
  problems?: readonly InputProblem[]
}

/** A problem with one field of the input. */
export interface InputProblem {
  field: string
  reason: string
}

/** Result of an operation that an operator submitted: done, or permanently refused with the reason. */
export type OperationOutcome =
  | { status: 'done' }
  | { status: 'refused'; code: ApiErrorCode; message: string; problems: InputProblem[] }

/** Default `Retry-After` of refusals caused by an outage, in seconds. */
const secondsUntilBack: Partial<Record<ApiErrorCode, number>> = {
  unavailable: 5,
  'payments-unavailable': 5,
  'translation-unavailable': 5,
}

/** An error that the caller can act on. Any other error is a bug. */
export class Refusal extends Error {
  readonly code: ApiErrorCode
  /** Seconds after which the caller may retry. Undefined if a retry doesn't help. */
  readonly retryAfterSeconds: number | undefined
  readonly problems: readonly InputProblem[]

  constructor(code: ApiErrorCode, message: string = errorResponses[code].error, options?: RefusalOptions) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds ?? secondsUntilBack[code]
    this.problems = options?.problems ?? []
  }
}
