import { vi } from 'vitest'
import { browserClock } from '../platform/browser/clock.ts'
import type { FakeClock } from './fake-clock.ts'
import { FakeStorage } from './fake-storage.ts'

/** Replaces the time and all waits by a fake clock, until `vi.restoreAllMocks`. */
export function installClock(clock: FakeClock): FakeClock {
  vi.spyOn(Date, 'now').mockImplementation(clock.now)
  vi.spyOn(browserClock, 'wait').mockImplementation(clock.wait)
  return clock
}

/** Replaces the browser's storages, until `vi.unstubAllGlobals`. */
export function stubStorages(items: Record<string, string> = {}) {
  const storages = { local: new FakeStorage(items), session: new FakeStorage() }
  vi.stubGlobal('localStorage', storages.local)
  vi.stubGlobal('sessionStorage', storages.session)
  return storages
}

/** Replaces a Japanese page's window and document and the caches; records deleted copies and reported failures. */
export function stubPage(calls: string[]): void {
  const page = Object.assign(new EventTarget(), { location: { pathname: '/ja/guides' } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('caches', {
    keys: async () => {
      calls.push('drop saved copies')
      return []
    },
  })
  vi.spyOn(console, 'warn').mockImplementation((what: string) => {
    calls.push(`reported: ${what.slice(0, -1)}`)
  })
}
