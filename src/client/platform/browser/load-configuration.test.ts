import { expect, test } from 'vitest'
import { parseClientEnv, requestClientEnv } from './load-configuration.ts'

const firebaseConfig = { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: 'a' }
const good = { firebaseConfig, apiKey: 'k', projectId: 'p', appId: 'a', stripePublishableKey: 'pk_test_1' }
const page = '<!doctype html><title>Shop</title>'

test('the configuration may contain the URL of an auth emulator', () => {
  const env = { ...good, authEmulatorUrl: 'http://127.0.0.1:9099' }

  expect(parseClientEnv(` ${JSON.stringify(env)}\n`)).toEqual(env)
})

test.each([
  ['', 'The configuration is empty'],
  ['[1, 2]', 'The configuration is not JSON in braces'],
  [page, 'The configuration is not JSON in braces'],
  ['{"firebaseConfig": }', 'The configuration is not valid JSON'],
  ['{"apiKey": "k"}', 'The configuration has no firebaseConfig'],
  ['{"firebaseConfig": null}', 'The configuration has no firebaseConfig'],
])('an invalid configuration is refused with a reason: %j', (text, reason) => {
  expect(() => parseClientEnv(text)).toThrow(reason)
})

test('a configuration that arrives as HTML is requested again, bypassing the cache', async () => {
  const asked: string[] = []
  const env = await requestClientEnv(async (url) => {
    asked.push(url)
    return asked.length === 1 ? page : JSON.stringify(good)
  })

  expect(env.projectId).toBe('p')
  expect(asked[1]).toMatch(/^\/api\/config\/client-env\?nocache=\d+$/)
})

test('a configuration that arrives as HTML twice is refused', async () => {
  await expect(requestClientEnv(async () => page)).rejects.toThrow('The configuration is not JSON in braces')
})
