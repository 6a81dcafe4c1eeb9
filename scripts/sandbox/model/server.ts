import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createFakeServer } from '../create-fake-server.ts'
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions'
import { composeModelAnswer, type ModelAnswer, type ChatMessage } from './answer.ts'
import type { ModelCall } from './call.ts'
import { addModelPages } from './pages.ts'
import { createSentinelWatch } from './sentinels.ts'

/** The only model of this server. In production, the shop rejects models named sandbox-*. */
export const sandboxModel = 'sandbox-translator'

/** Simulated faults of the whole server. Sentinels cause faults for single texts. */
export type ModelFaultSettings = {
  /** Whether every call gets the status 503. */
  down?: boolean
  /** Number of calls that get the status 500. */
  failNext?: number
  /** Delay of every response in milliseconds. */
  delayMs?: number
  /** Delay of a response to a text with `[[slow]]`, in milliseconds. */
  slowMs?: number
}

export type ModelSandbox = {
  /** URL of the model's page and the control API. */
  url: string
  /** URL of the API, to use as MODEL_URL. */
  modelUrl: string
  close: () => Promise<void>
}

type Body = Pick<ChatCompletionCreateParamsNonStreaming, 'model'> & { messages: ChatMessage[] }

const keptCalls = 200
const noTrouble = (): Required<ModelFaultSettings> => ({
  down: false,
  failNext: 0,
  delayMs: 0,
  slowMs: 60_000,
})

/** Starts a server with OpenAI's chat completions API. It always gives the same answer to the same prompt. */
export async function startModelServer(
  options: { port?: number; host?: string } = {},
): Promise<ModelSandbox> {
  const trouble = noTrouble()
  const calls: ModelCall[] = []
  const watch = createSentinelWatch()
  let number = 0
  const app = createFakeServer({ bodyLimit: 8 * 1024 * 1024 })
  addModelPages(app, calls)
  addControl(app, calls, trouble)

  app.post<{ Body: Body }>('/v1/chat/completions', async ({ body, headers }, reply) => {
    if (!headers.authorization?.startsWith('Bearer ')) return refuse(reply, 401, 'invalid_api_key')
    if (body.model !== sandboxModel) return refuse(reply, 404, 'model_not_found')
    await wait(trouble.delayMs)
    const said = composeModelAnswer(body.messages, watch)
    if (said.acting.has('slow')) await wait(trouble.slowMs)
    const status = statusOf(said, trouble)
    number += 1
    const call = { ...toCall(body.messages, status === 200 ? said.text : ''), number, status }
    calls.unshift(call)
    calls.splice(keptCalls)
    if (said.acting.has('hangup')) return reply.raw.destroy()
    if (status !== 200) return refuse(reply, status, status === 429 ? 'rate_limit_exceeded' : 'server_error')
    return toCompletion(said, call)
  })

  const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
  return { url, modelUrl: `${url}/v1`, close: () => app.close() }
}

function statusOf({ acting }: ModelAnswer, trouble: Required<ModelFaultSettings>): number {
  if (trouble.down) return 503
  if (trouble.failNext > 0) {
    trouble.failNext -= 1
    return 500
  }
  if (acting.has('429')) return 429
  return acting.has('fail') ? 500 : 200
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  if (status === 429) reply.header('retry-after', '1')
  const error = { message: `The fake says ${code}`, type: code, param: null, code }
  return reply.status(status).send({ error })
}

function toCall(messages: readonly ChatMessage[], text: string): Omit<ModelCall, 'number' | 'status'> {
  const [system = '', user = ''] = ['system', 'user'].map((role) =>
    messages
      .filter((each) => each.role === role)
      .map(({ content }) => content)
      .join('\n'),
  )
  const at = new Date().toISOString()
  return {
    at,
    system,
    user,
    answer: text,
    promptTokens: tokensOf(system + user),
    completionTokens: tokensOf(text),
  }
}

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 4)

function toCompletion({ text, cutShort, acting }: ModelAnswer, call: ModelCall): ChatCompletion {
  const declined = acting.has('refuse')
  return {
    id: `chatcmpl-${call.number}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: sandboxModel,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: declined ? null : text,
          refusal: declined ? 'I cannot help with that.' : null,
        },
        logprobs: null,
        finish_reason: cutShort ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: call.promptTokens,
      completion_tokens: call.completionTokens,
      total_tokens: call.promptTokens + call.completionTokens,
    },
  }
}

/** Adds the JSON API that controls the faults and lists the calls. */
function addControl(app: FastifyInstance, calls: ModelCall[], trouble: Required<ModelFaultSettings>): void {
  app.get('/_sandbox/calls', () => calls)
  app.delete('/_sandbox/calls', () => ({ cleared: calls.splice(0).length }))
  app.post<{ Body: ModelFaultSettings }>('/_sandbox/trouble', ({ body }) => Object.assign(trouble, body))
  app.delete('/_sandbox/trouble', () => Object.assign(trouble, noTrouble()))
}
