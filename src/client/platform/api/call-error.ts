import type { ErrorBody, RefusalCode } from '../../../shared/errors.ts'
import { defaultLanguage, pageLanguages } from '../../../shared/languages.ts'
import { TextLoader } from '../texts/text-loader.ts'

interface Failure {
  status: number
  error: string
  message?: string | undefined
  code?: RefusalCode | undefined
}

/** An error response. Its text is for logs and error cards: '409: Already owned - You have …' (B13.3). */
export class CallError extends Error {
  readonly status: number
  readonly refusal: RefusalCode | undefined

  constructor({ status, code }: Failure, text: string) {
    super(text)
    this.name = 'CallError'
    this.status = status
    this.refusal = code
  }
}

export async function toCallError(answer: Response, browserLanguage: string): Promise<CallError> {
  const failure = await failureOf(answer)
  return new CallError(failure, await errorText(failure, browserLanguage))
}

/** B13.3. The addition alone follows the browser's language, not the page's (B13.4). */
export async function errorText(
  { status, error, message }: Failure,
  browserLanguage: string,
): Promise<string> {
  const said = !message || message === error ? error : `${error} - ${message}`
  const text = `${status}: ${said}`
  if (status !== 401 && status !== 403) return text
  const language = pageLanguages.find((each) => browserLanguage.startsWith(each)) ?? defaultLanguage
  const texts = new TextLoader()
  await texts.load(language, 'failures')
  return `${text} ${texts.in(language).t('callError.loginRequired')}`
}

/** The request did not arrive, or its response was lost. */
export class ConnectionLost extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'ConnectionLost'
  }
}

const longestBody = 200

/** Reads the error from a response of our server or of a proxy, with or without a body. */
async function failureOf(answer: Response): Promise<Failure> {
  const { status, statusText } = answer
  const text = await answer.text()
  const { error, message, code } = parseBody(text)
  if (error !== undefined) return { status, error, message, code }
  return { status, error: text.trim().slice(0, longestBody) || statusText || 'An error occurred' }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}
