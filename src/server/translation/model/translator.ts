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
  /** True if the model reached its output limit; the text is incomplete. */
  cutShort: boolean
  usage: TokenUsage
}

/** The interface of the translator: a model and the shop's glossary. Implemented with OpenAI's library. */
export interface Translator {
  glossary: Glossary
  /** Sends one request; throws `ModelUnavailable` if a later retry may succeed, `ModelRefused` if it will not. */
  ask: (question: Question, signal?: AbortSignal) => Promise<Reply>
}

interface ModelErrorOptions extends ErrorOptions {
  usage?: TokenUsage
}

/** A response that cannot be read. */
export abstract class ModelError extends Error {
  /** Tokens that are charged anyway. */
  readonly usage: TokenUsage | undefined

  constructor(message: string, options?: ModelErrorOptions) {
    super(message, options)
    this.usage = options?.usage
  }
}

/** Rate limit, outage, timeout or lost connection: the same request may succeed later. */
export class ModelUnavailable extends ModelError {
  /** The server's Retry-After in seconds, if any. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options?: ModelErrorOptions & { retryAfterSeconds?: number | undefined }) {
    super(message, options)
    this.name = 'ModelUnavailable'
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/** Wrong key or model, no credit left, or a request that the model declines. */
export class ModelRefused extends ModelError {
  constructor(message: string, options?: ModelErrorOptions) {
    super(message, options)
    this.name = 'ModelRefused'
  }
}
