import type { Glossary } from '../checks/glossary.ts'

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

export interface ModelRequest {
  system: string
  user: string
}

export interface ModelResponse {
  text: string
  /** Whether the model reached its output limit, so that the text is incomplete. */
  cutShort: boolean
  usage: TokenUsage
}

/** A model with the shop's glossary. Implemented for OpenAI's API. */
export interface Translator {
  glossary: Glossary
  /** Sends one request. Throws `ModelUnavailableError` if a later retry may succeed, otherwise `ModelRefusedError`. */
  ask: (question: ModelRequest, signal?: AbortSignal) => Promise<ModelResponse>
}

interface ModelErrorOptions extends ErrorOptions {
  usage?: TokenUsage
  retryAfterSeconds?: number | undefined
}

/** A failed request to the model. */
export abstract class ModelError extends Error {
  /** Tokens that are charged although the request failed. Undefined if there are none. */
  readonly usage: TokenUsage | undefined
  /** Seconds from the server's Retry-After header. Undefined if there is none. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options?: ModelErrorOptions) {
    super(message, options)
    this.usage = options?.usage
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/** Thrown for a rate limit, outage, timeout or lost connection. The same request may succeed later. */
export class ModelUnavailableError extends ModelError {
  override readonly name = 'ModelUnavailableError'
}

/** Thrown for a wrong key or model, missing credit, or a request that the model declines. A retry will not succeed. */
export class ModelRefusedError extends ModelError {
  override readonly name = 'ModelRefusedError'
}
