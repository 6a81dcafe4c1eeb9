import { EnvError } from './platform/env.ts'

/** Why the shop does not start and what to do, for whoever starts it; no value of a setting. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const failure = error instanceof Error ? error : new Error(String(error))
  return reasonOf(failure) ?? `The shop does not start: ${failure.stack ?? failure.message}`
}

interface SystemError extends Error {
  code?: string
  port?: number
  path?: string
  errors?: Error[]
}

function reasonOf(error: SystemError): string | undefined {
  const { code = error.errors?.map((each) => (each as SystemError).code)[0], port, path } = error
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: another process listens on port ${port}. End it, or choose another PORT.`
    case 'EACCES':
      return port === undefined
        ? undefined
        : `PORT: this user may not listen on port ${port}. Choose one above 1023.`
    case 'ENOENT':
      return path?.includes('dist') ? 'The pages have not been built. Run: npm run build' : undefined
    case 'ECONNREFUSED':
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
