import { refusals, type RefusalCode } from '../../shared/errors.ts'

interface RefusalOptions extends ErrorOptions {
  retryAfterSeconds?: number
  problems?: readonly InputProblem[]
}

/** What is wrong with a field of what was sent. */
export interface InputProblem {
  field: string
  reason: string
}

/** What came of what an operator submitted: done, or why it was refused for good. */
export type OperationOutcome =
  | { status: 'done' }
  | { status: 'refused'; code: RefusalCode; message: string; problems: InputProblem[] }

/** When something that is out of reach may be asked for again. */
const secondsUntilBack: Partial<Record<RefusalCode, number>> = {
  unavailable: 5,
  'payments-unavailable': 5,
  'translation-unavailable': 5,
}

/** An error that the caller can act on. Any other thrown error is a bug or an outage. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** When the caller may retry. */
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
