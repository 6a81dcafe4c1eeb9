import { EnvError } from './platform/env.ts'
import { Refusal } from './platform/refusal.ts'

/** Explains to the operator why the shop doesn't start and what to do. Never contains the value of a setting. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const failure = failureOf(error)
  return reasonOf(failure) ?? `The shop does not start: ${failure.stack ?? failure.message}`
}

/** Explains what the start is waiting for, as a line for the log. */
export function explainStartWait(error: unknown): string {
  const failure = failureOf(error)
  return reasonOf(failure) ?? failure.message
}

/** Returns the root cause of a `Refusal`, which itself only says that a service is unavailable. */
function failureOf(error: unknown): Error {
  if (error instanceof Refusal && error.cause !== undefined) return failureOf(error.cause)
  return error instanceof Error ? error : new Error(String(error))
}

interface SystemError extends Error {
  code?: string
  port?: number
  path?: string
  errors?: Error[]
  /** Name of the setting that the port came from. PORT if undefined. */
  setting?: string
}

function reasonOf(error: SystemError): string | undefined {
  const {
    code = error.errors?.map((each) => (each as SystemError).code)[0],
    port,
    path,
    setting = 'PORT',
  } = error
  switch (code) {
    case 'EADDRINUSE':
      return `${setting}: another process listens on port ${port}. End it, or choose another port.`
    case 'EACCES':
      return port === undefined
        ? undefined
        : `${setting}: this user may not listen on port ${port}. Choose one above 1023.`
    case 'ENOENT':
      return path?.includes('dist') ? 'The pages have not been built. Run: npm run build' : undefined
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
      return `DATABASE_URL: PostgreSQL cannot be reached (${code}). Check host and port, and that it runs.`
    case '28P01':
    case '28000':
      return 'DATABASE_URL: PostgreSQL refuses this user or password.'
    case '3D000':
      return 'DATABASE_URL: there is no database of this name. Create it, then run: npm run migrate'
    default:
      return undefined
  }
}
