import { createInvalidRequestError, StripeApiError } from '../protocol/errors.ts'
import { answerRetentionSeconds, type StoredAnswer, type ObjectTable } from '../state/state.ts'

const maxKeyLength = 255

export type IdempotentAnswer = { status: number; body: unknown; replayed?: true }

type Request = { key: string | null; endpoint: string; parameters: unknown; now: number }

/** Runs the handler at most once per idempotency key. Repeated requests get the first response. */
export async function runIdempotently(
  answers: ObjectTable<StoredAnswer>,
  running: Set<string>,
  { key, endpoint, parameters, now }: Request,
  work: () => Promise<IdempotentAnswer & { stored: boolean }>,
): Promise<IdempotentAnswer> {
  if (key === null) return work()
  if (key.length > maxKeyLength) {
    throw createInvalidRequestError(`Idempotency keys can have up to ${maxKeyLength} characters.`)
  }
  const fingerprint = JSON.stringify(parameters)
  const first = Object.hasOwn(answers, key) ? answers[key] : undefined
  if (first && now - first.createdAt < answerRetentionSeconds) {
    refuseOtherUse(first, key, endpoint, fingerprint)
    return { status: first.status, body: first.body, replayed: true }
  }
  if (running.has(key)) throw inUse(key)
  running.add(key)
  try {
    const { stored, ...answer } = await work()
    if (stored) answers[key] = { endpoint, parameters: fingerprint, createdAt: now, ...answer }
    return answer
  } finally {
    running.delete(key)
  }
}

function refuseOtherUse(first: StoredAnswer, key: string, endpoint: string, parameters: string): void {
  if (first.endpoint === endpoint && first.parameters === parameters) return
  const rule =
    first.endpoint === endpoint
      ? 'with the same parameters they were first used with'
      : `for the same endpoint they were first used for ('${first.endpoint}' vs '${endpoint}')`
  throw new StripeApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used ${rule}. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

function inUse(key: string): StripeApiError {
  return createInvalidRequestError(
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use', status: 409 },
  )
}
