import { defaultLanguage, pageLanguages } from '../../../shared/languages.ts'
import { refusals, type ErrorBody, type RefusalCode } from '../../../shared/errors.ts'
import { TextLoader } from '../texts/text-loader.ts'

interface Failure {
  status: number
  error: string
  message?: string | undefined
}

/** An undocumented body: a server error, or text that is not JSON. */
export interface OtherBody extends Partial<ErrorBody> {
  content?: string
}

interface ErrorResponse extends OtherBody {
  status: number
  /** Set for 429. */
  waitSeconds?: number | undefined
}

/** An error response. Its text is for logs and error cards: '409: Already owned - You have …' (B13.3). */
export class CallError extends Error {
  readonly status: number
  readonly body: OtherBody
  readonly refusal: RefusalCode | undefined
  readonly waitSeconds: number | undefined

  constructor({ status, waitSeconds, ...body }: ErrorResponse, text: string) {
    super(text)
    this.name = 'CallError'
    this.status = status
    this.body = body
    this.refusal = refusalOfBody(body)
    this.waitSeconds = waitSeconds
  }
}

export async function toCallError(response: Response, browserLanguage: string): Promise<CallError> {
  const body: OtherBody = await contentOf(response)
  const failure = failureOf(response, body)
  const text = await errorText(failure, browserLanguage).catch(() => textOfFailure(failure))
  return new CallError({ ...body, status: response.status, waitSeconds: waitSecondsOf(response) }, text)
}

/** B13.3: returns the error's text. Its addition follows the browser's language, not the page's (B13.4). */
export async function errorText(failure: Failure, browserLanguage: string): Promise<string> {
  const text = textOfFailure(failure)
  if (failure.status !== 401 && failure.status !== 403) return text
  const language = pageLanguages.find((each) => browserLanguage.startsWith(each)) ?? defaultLanguage
  const texts = new TextLoader()
  await texts.load(language, 'failures')
  return `${text} ${texts.in(language).t('callError.loginRequired')}`
}

function textOfFailure({ status, error, message }: Failure): string {
  return `${status}: ${!message || message === error ? error : `${error} - ${message}`}`
}

const longestBody = 200

/** Returns the error of a response by the shop or a proxy, with or without a body. */
function failureOf({ status, statusText }: Response, body: OtherBody): Failure {
  const { error, message, content = JSON.stringify(body) } = body
  if (error !== undefined) return { status, error, message }
  return { status, error: content.trim().slice(0, longestBody) || statusText || 'An error occurred' }
}

/** Returns the server's error code; undefined for one that this release does not know. */
export function refusalOfBody({ code }: OtherBody): RefusalCode | undefined {
  return code !== undefined && Object.hasOwn(refusals, code) ? code : undefined
}

/** The default for a 429 without Retry-After, for example from a proxy. */
const unnamedWaitSeconds = 60

/** Returns the seconds to wait after a 429; undefined for other responses. */
export function waitSecondsOf({ status, headers }: Response): number | undefined {
  if (status !== 429) return undefined
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds : unnamedWaitSeconds
}

/** B12.51: returns the JSON body; {} if it is empty, and wrapped if it is not JSON. */
export async function contentOf(response: Response) {
  if (response.status === 204) return {}
  const text = await response.text()
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return { content: text }
  }
}
