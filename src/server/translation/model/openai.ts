import OpenAI from 'openai'
import type { ChatCompletion } from 'openai/resources/chat/completions'
import type { Env } from '../../platform/env.ts'
import type { Telemetry } from '../../platform/watching/watch.ts'
import { estimateTokens } from './cost.ts'
import { loadGlossary } from '../checks/glossary.ts'
import {
  ModelRefusedError,
  ModelUnavailableError,
  type ModelRequest,
  type ModelResponse,
  type Translator,
} from './translator.ts'

type ModelEnv = Pick<
  Env,
  'MODEL_URL' | 'MODEL_API_KEY' | 'MODEL_NAME' | 'MODEL_TIMEOUT_SECONDS' | 'TRANSLATION_GLOSSARY'
>

/** Creates a translator for a server with OpenAI's chat completions API. Undefined if none is configured. */
export function createOpenAiTranslator(
  env: ModelEnv,
  watch: Pick<Telemetry, 'vendorCall'>,
): Translator | undefined {
  const { MODEL_URL: baseURL, MODEL_API_KEY: apiKey, MODEL_NAME: model } = env
  if (baseURL === undefined || apiKey === undefined || model === undefined) return undefined
  // No retries, because the queue retries with growing delays. No log, because it would contain requests with paid text.
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0, timeout: never, logLevel: 'off' })
  const timeoutMs = env.MODEL_TIMEOUT_SECONDS * 1000
  return {
    glossary: loadGlossary(env.TRANSLATION_GLOSSARY),
    async ask(question, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
      try {
        // Sends no parameters except model and messages, because vendors differ in all others.
        const completion = await watch.vendorCall(
          'model',
          'translate',
          () => client.chat.completions.create({ model, messages: messagesOf(question) }, { signal: either }),
          { error: (error) => (toOurs(error) instanceof ModelRefusedError ? 'refused' : 'failed') },
        )
        return toReply(completion, question)
      } catch (error) {
        signal?.throwIfAborted()
        if (timeout.aborted)
          throw new ModelUnavailableError(
            `The model has not answered within ${env.MODEL_TIMEOUT_SECONDS} seconds`,
            { usage: { inputTokens: estimateTokens(question.system + question.user), outputTokens: 0 } },
          )
        throw toOurs(error)
      }
    },
  }
}

/** Milliseconds. Disables the library's timeout, which ends when a response starts. The AbortSignal covers all of it. */
const never = 2 ** 31 - 1

const messagesOf = ({ system, user }: ModelRequest) => [
  { role: 'system' as const, content: system },
  { role: 'user' as const, content: user },
]

function toReply(completion: ChatCompletion, { system, user }: ModelRequest): ModelResponse {
  // Gateways may return 200 with an error in the body, and a wrong URL may return an HTML page.
  const choice = (completion as Partial<ChatCompletion> | undefined)?.choices?.[0]
  if (choice === undefined) throw new ModelUnavailableError('The model has answered without a text')
  const { content, refusal } = choice.message
  const text = content ?? ''
  const usage = {
    inputTokens: completion.usage?.prompt_tokens ?? estimateTokens(system + user),
    outputTokens: completion.usage?.completion_tokens ?? estimateTokens(text),
  }
  if (refusal) throw new ModelRefusedError(`The model refused: ${refusal}`, { usage })
  if (choice.finish_reason === 'content_filter')
    throw new ModelRefusedError('A content filter has stopped the model', { usage })
  return { text, cutShort: choice.finish_reason === 'length', usage }
}

function toOurs(error: unknown): unknown {
  if (!(error instanceof OpenAI.OpenAIError)) return error
  const said = `The model's server: ${error.message}`
  if (!(error instanceof OpenAI.APIError)) return new ModelUnavailableError(said, { cause: error })
  if (!isPassing(error)) return new ModelRefusedError(said, { cause: error })
  return new ModelUnavailableError(said, { cause: error, retryAfterSeconds: retryAfterOf(error) })
}

/** Returns whether a retry may help: after a lost connection (no status) or overload, but not without credit (also a 429). */
function isPassing({ status, code }: InstanceType<typeof OpenAI.APIError>): boolean {
  if (code === 'insufficient_quota') return false
  return status === undefined || [408, 409, 429].includes(status) || status >= 500
}

function retryAfterOf({ headers }: InstanceType<typeof OpenAI.APIError>): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? undefined)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
