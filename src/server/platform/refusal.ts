import { refusals, type RefusalCode } from '../../shared/errors.ts'

/** An answer that the caller can act on. Everything else that is thrown is a bug or an outage. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string = refusals[code].error, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
  }
}
