import { keepItem, type ItemStorage } from './stored-data.ts'

const storageKey = 'auth_redirect'

/** Spec 9: as long as Firebase itself keeps the events of a redirect. */
const lifetimeMs = 10 * 60 * 1000

export interface PendingRedirect {
  startedAt: number
  remember: boolean
}

/** This tab is leaving for the provider. */
export function rememberRedirect(storage: ItemStorage | undefined, redirect: PendingRedirect): void {
  keepItem(storage, storageKey, JSON.stringify(redirect))
}

/** Whether this tab has left for the provider lately, so that its result is worth asking for. */
export function hasPendingRedirect(storage: ItemStorage | undefined, nowMs: number): boolean {
  return readRedirect(storage, nowMs) !== undefined
}

/** The redirect that this tab comes back from, once. */
export function takeRedirect(storage: ItemStorage | undefined, nowMs: number): PendingRedirect | undefined {
  const redirect = readRedirect(storage, nowMs)
  storage?.removeItem(storageKey)
  return redirect
}

function readRedirect(storage: ItemStorage | undefined, nowMs: number): PendingRedirect | undefined {
  const stored = storage?.getItem(storageKey)
  if (stored == null) return undefined
  try {
    const { startedAt, remember } = JSON.parse(stored) as Partial<PendingRedirect>
    const age = nowMs - Number(startedAt)
    return age >= 0 && age < lifetimeMs
      ? { startedAt: Number(startedAt), remember: remember === true }
      : undefined
  } catch {
    return undefined
  }
}
