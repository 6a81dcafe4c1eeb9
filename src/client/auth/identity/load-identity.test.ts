import { afterEach, expect, test, vi } from 'vitest'
import { FakeIdentity } from '../../testing/fake-identity.ts'
import { ClientEnvError, type ClientEnv } from '../../platform/browser/load-configuration.ts'
import { loadIdentity } from './load-identity.ts'

const firebaseConfig = {
  apiKey: 'key-1',
  authDomain: 'd',
  projectId: 'project-1',
  storageBucket: 'b',
  appId: 'app-1',
}
const env = { firebaseConfig, apiKey: '', projectId: '', appId: '', stripePublishableKey: '' }

afterEach(() => {
  vi.restoreAllMocks()
})

async function load(loadEnv: () => Promise<ClientEnv>) {
  const logged: string[] = []
  let firebaseOpened = false
  vi.spyOn(console, 'warn').mockImplementation((...said) => {
    logged.push(said.join(' '))
  })
  const identity = await loadIdentity(loadEnv, async () => {
    firebaseOpened = true
    return new FakeIdentity([])
  })
  return { identity, logged, firebaseOpened }
}

test('a complete configuration opens Firebase', async () => {
  const { identity, logged } = await load(async () => env)

  expect(identity.mode).toBe('live')
  expect(logged).toEqual([])
})

test.each(['apiKey', 'projectId', 'appId'])(
  'without %s, the shop runs without Firebase and logs the missing name but no values',
  async (name) => {
    const incomplete = { ...env, firebaseConfig: { ...firebaseConfig, [name]: '' } }

    const { identity, logged, firebaseOpened } = await load(async () => incomplete)

    expect(identity).toMatchObject({
      mode: 'ui-only',
      config: { apiKey: 'demo-api-key', projectId: 'demo-project', appId: 'demo-app-id' },
    })
    expect(firebaseOpened).toBe(false)
    expect(logged).toEqual([`The configuration is incomplete: ${name} missing`])
    expect(logged.join()).not.toMatch(/key-1|project-1|app-1/)
  },
)

test('an invalid configuration response counts as incomplete', async () => {
  const { identity, logged } = await load(async () => {
    throw new ClientEnvError('The configuration is empty')
  })

  expect(identity.mode).toBe('ui-only')
  expect(logged).toEqual(['The configuration could not be read: ClientEnvError: The configuration is empty'])
})

test('setting up the provider again retries a failed configuration request', async () => {
  await expect(
    load(async () => {
      throw new TypeError('Failed to fetch')
    }),
  ).rejects.toThrow('Failed to fetch')
})
