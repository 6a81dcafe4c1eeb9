import type { Glossary } from '../checks/glossary.ts'

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

export interface Question {
  system: string
  user: string
}

export interface Reply {
  text: string
  /** The model stopped at its limit; the text ends in the middle. */
  cutShort: boolean
  usage: TokenUsage
}

/** What we need of whoever translates: a model to ask, and the words that the shop has settled on. OpenAI's library fulfils it. */
export interface Translator {
  glossary: Glossary
  /** Asks once; throws `ModelUnavailable` when later may do, `ModelRefused` when asking again will not help. */
  ask: (question: Question, signal?: AbortSignal) => Promise<Reply>
}

interface ModelErrorOptions extends ErrorOptions {
  usage?: TokenUsage
}

/** No answer that can be read. */
export abstract class ModelError extends Error {
  /** What it is charged for all the same. */
  readonly usage: TokenUsage | undefined

  constructor(message: string, options?: ModelErrorOptions) {
    super(message, options)
    this.usage = options?.usage
  }
}

/** Too many requests, an outage, a time-out, a lost connection: the same question may be answered later. */
export class ModelUnavailable extends ModelError {
  /** What the model's server asked for, if it did. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options?: ModelErrorOptions & { retryAfterSeconds?: number | undefined }) {
    super(message, options)
    this.name = 'ModelUnavailable'
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/** A wrong key or model, no money left, a question that it will not answer. */
export class ModelRefused extends ModelError {
  constructor(message: string, options?: ModelErrorOptions) {
    super(message, options)
    this.name = 'ModelRefused'
  }
}
