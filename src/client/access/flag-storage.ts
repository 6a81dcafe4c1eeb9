import type { FlagStorage } from './access-flags.ts'

/** Null on the server and where the browser blocks storage. */
export function flagStorage(): FlagStorage {
  try {
    return localStorage
  } catch {
    return null
  }
}
