import type { RouterOutputs } from '../api/api.ts'

/** The browser's configuration, which contains no secrets. */
export type ClientEnv = RouterOutputs['config']['clientEnv']

/** Fields without which users can't sign in (B7.23). */
const requiredNames = ['apiKey', 'projectId', 'appId'] as const

export function listMissingConfig({ firebaseConfig }: ClientEnv): string[] {
  return requiredNames.filter((name) => !firebaseConfig[name])
}

/** Thrown if the response is not a configuration. A lost response is a different error. */
export class ClientEnvError extends Error {
  override name = 'ClientEnvError'
}

type FetchText = (url: string) => Promise<string>

let loading: Promise<ClientEnv> | undefined

/** Fetches the browser's configuration, once per visit. A failure is not cached. */
export function loadClientEnv(): Promise<ClientEnv> {
  loading ??= requestClientEnv(fetchText).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Requests the configuration. If the response is HTML instead of JSON, requests it once more, bypassing every cache (B7.23). */
export async function requestClientEnv(fetchText: FetchText): Promise<ClientEnv> {
  const text = await fetchText('/api/config/client-env.json')
  const isHtml = text.trimStart().startsWith('<')
  return parseClientEnv(isHtml ? await fetchText(`/api/config/client-env?nocache=${Date.now()}`) : text)
}

export function parseClientEnv(text: string): ClientEnv {
  const json = text.trim()
  if (json === '') throw new ClientEnvError('The configuration is empty')
  if (!json.startsWith('{') || !json.endsWith('}'))
    throw new ClientEnvError('The configuration is not JSON in braces')
  const env = parseJson(json)
  if (typeof env.firebaseConfig !== 'object' || env.firebaseConfig === null) {
    throw new ClientEnvError('The configuration has no firebaseConfig')
  }
  return env
}

function parseJson(json: string): ClientEnv {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new ClientEnvError('The configuration is not valid JSON', { cause })
  }
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, {
    cache: 'no-store',
    credentials: 'include',
    headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
  })
  if (!answer.ok) throw new Error(`The configuration answered ${answer.status}`)
  return answer.text()
}
