import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installClock } from '../../testing/fake-browser.ts'
import { createInstantClock, FakeClock, flushPromises } from '../../testing/fake-clock.ts'
import { FakeIdentity } from '../../testing/fake-identity.ts'
import { createRecoveringIdentity, type RecoveringIdentity } from './recovering-identity.ts'

let calls: string[]
/** Number of setups that fail after the provider was loaded. */
let failing: number
let attempts: number

beforeEach(() => {
  calls = []
  failing = 0
  attempts = 0
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

class TroubledIdentity extends FakeIdentity {
  override ready = async () => {
    attempts += 1
    if (failing === 0) return undefined
    failing -= 1
    throw new Error('The storage is broken')
  }
}

function openModule(clock = createInstantClock()): RecoveringIdentity {
  installClock(clock)
  return createRecoveringIdentity(
    async () => {
      calls.push('load')
      return new TroubledIdentity(calls)
    },
    () => calls.push('forget tokens'),
  )
}

/** Requests the provider and ignores a failure. */
const demand = (module: RecoveringIdentity) => module.open().catch(() => undefined)

test('the provider is set up on first use, and only once', async () => {
  const module = openModule()
  expect(await module.opened()).toBeUndefined()

  const [first, second] = await Promise.all([module.open(), module.open()])

  expect(first).toBe(second)
  expect(await module.opened()).toBe(first)
  expect(calls).toEqual(['load'])
})

describe('a provider whose setup fails', () => {
  test('a failing provider is tried five times, 100 ms apart, and not deleted in between', async () => {
    failing = 100
    const clock = createInstantClock()

    await expect(openModule(clock).open()).rejects.toThrow('Firebase not initialized')

    expect(attempts).toBe(5)
    expect(calls).toEqual(['load'])
    expect(clock.waits).toEqual([100, 100, 100, 100])
  })

  test('a failing provider may succeed at the fifth attempt', async () => {
    failing = 4
    const module = openModule()

    await module.open()

    expect(attempts).toBe(5)
    expect(calls).not.toContain('provider.signOut')
  })

  test('the sixth attempt to set up the provider first signs out, deletes it and clears its tokens', async () => {
    failing = 100
    const module = openModule()
    await demand(module)
    calls.length = 0
    attempts = 0

    await demand(module)

    expect(attempts).toBe(1)
    expect(calls).toEqual(['provider.signOut', 'provider.deleteApp', 'forget tokens', 'load'])
  })

  test('a failing provider is reset again only after five more attempts', async () => {
    failing = 100
    const module = openModule()
    await demand(module)
    await demand(module)
    calls.length = 0
    attempts = 0

    await demand(module)
    expect(attempts).toBe(4)
    expect(calls).not.toContain('provider.signOut')

    await demand(module)
    expect(calls).toContain('provider.signOut')
  })

  test('a successful setup of the provider resets the number of attempts', async () => {
    failing = 4
    const module = openModule()
    await module.open()
    failing = 4
    calls.length = 0

    await module.restart()

    expect(calls).not.toContain('provider.signOut')
  })
})

test('a restart of the provider deletes it, waits 100 ms and sets it up again without signing out', async () => {
  const clock = new FakeClock()
  const module = openModule(clock)
  const before = await module.open()
  calls.length = 0

  const restarting = module.restart()
  await flushPromises()
  expect(calls).toEqual(['provider.deleteApp'])
  await clock.pass(99)
  expect(calls).toEqual(['provider.deleteApp'])
  await clock.pass(1)

  expect(await restarting).not.toBe(before)
  expect(calls).toEqual(['provider.deleteApp', 'load'])
})
