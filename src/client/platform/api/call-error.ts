import { defaultLanguage, pageLanguages } from '../../../shared/languages.ts'
import { errorResponses, type ErrorBody, type ApiErrorCode } from '../../../shared/errors.ts'
import { TextLoader } from '../texts/text-loader.ts'

interface Failure {
  status: number
  error: string
  message?: string | undefined
}

/** A body that no procedure documents: a server error, or text that is not JSON. */
export interface UndocumentedBody extends Partial<ErrorBody> {
  content?: string
}

interface ErrorResponse extends UndocumentedBody {
  status: number
  /** Seconds to wait after a 429. Undefined for other responses. */
  waitSeconds?: number | undefined
}

/** Thrown for an error response. Its text is for logs and error messages: '409: Already owned - You have …' (B13.3). */
export class CallError extends Error {
  readonly status: number
  readonly body: UndocumentedBody
  readonly refusal: ApiErrorCode | undefined
  readonly waitSeconds: number | undefined

  constructor({ status, waitSeconds, ...body }: ErrorResponse, text: string) {
    super(text)
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.refusal = parseRefusalCode(body)
    this.waitSeconds = waitSeconds
  }
}

export async function toCallError(response: Response): Promise<CallError> {
  const body: UndocumentedBody = await readResponseBody(response)
  const failure = failureOf(response, body)
  const text = await formatErrorText(failure).catch(() => textOfFailure(failure))
  return new CallError({ ...body, status: response.status, waitSeconds: parseRetryAfter(response) }, text)
}

/** Returns the error's text (B13.3). The added hint follows the browser's language, not the page's (B13.4). */
export async function formatErrorText(failure: Failure): Promise<string> {
  const text = textOfFailure(failure)
  if (failure.status !== 401 && failure.status !== 403) return text
  const language = pageLanguages.find((each) => navigator.language.startsWith(each)) ?? defaultLanguage
  const texts = new TextLoader()
  await texts.load(language, 'failures')
  return `${text} ${texts.in(language).t('callError.loginRequired')}`
}

function textOfFailure({ status, error, message }: Failure): string {
  return `${status}: ${!message || message === error ? error : `${error} - ${message}`}`
}

const longestBody = 200

/** Builds the error for a response of the shop or a proxy, with or without a body. */
function failureOf({ status, statusText }: Response, body: UndocumentedBody): Failure {
  const { error, message, content = JSON.stringify(body) } = body
  if (error !== undefined) return { status, error, message }
  return { status, error: content.trim().slice(0, longestBody) || statusText || 'An error occurred' }
}

/** Returns the error code of a body; undefined for a code that this release does not define. */
export function parseRefusalCode({ code }: UndocumentedBody): ApiErrorCode | undefined {
  return code !== undefined && Object.hasOwn(errorResponses, code) ? code : undefined
}

/** Seconds to wait after a 429 without Retry-After, for example from a proxy. */
const unnamedWaitSeconds = 60

/** Returns the seconds to wait after a 429; undefined for other responses. */
export function parseRetryAfter({ status, headers }: Response): number | undefined {
  if (status !== 429) return undefined
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds : unnamedWaitSeconds
}

/** Returns the JSON body; {} if the body is empty, and an object with its text if it is not JSON (B12.51). */
export async function readResponseBody(response: Response) {
  if (response.status === 204) return {}
  const text = await response.text()
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return { content: text }
  }
}
