import type { ErrorBody, RefusalCode } from '../../../shared/errors.ts'

interface Failure {
  status: number
  error: string
  message?: string | undefined
  code?: RefusalCode | undefined
}

/** An answer that says no. Its text is for logs and error cards: '409: Already owned - You have …' (spec 8). */
export class CallError extends Error {
  readonly status: number
  readonly refusal: RefusalCode | undefined

  constructor(failure: Failure, browserLanguage: string) {
    super(thrownText(failure, browserLanguage))
    this.name = 'CallError'
    this.status = failure.status
    this.refusal = failure.code
  }
}

/** Reading A53. The addition alone follows the browser's language, not the page's (reading A39). */
export function thrownText({ status, error, message }: Failure, browserLanguage: string): string {
  const said = !message || message === error ? error : `${error} - ${message}`
  const text = `${status}: ${said}`
  if (status !== 401 && status !== 403) return text
  return `${text} ${browserLanguage.startsWith('ja') ? loginRequired.ja : loginRequired.en}`
}

const loginRequired = {
  en: 'Authentication error: Login required',
  ja: '認証エラー: ログインが必要です',
}

/** The call never arrived, or its answer never came back. */
export class CallLost extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'CallLost'
  }
}

const longestBody = 200

/** What a refused answer says, whoever has written it: our server, a proxy, nobody. */
export async function failureOf(answer: Response): Promise<Failure> {
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
