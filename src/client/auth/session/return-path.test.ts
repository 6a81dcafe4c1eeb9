import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { saveReturnPath, takeReturnPath } from './return-path.ts'

const origin = 'https://shop.example'

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a login returns to the last page, once', () => {
  saveReturnPath('/ja/checkout/7')

  expect(takeReturnPath(origin, 'ja')).toBe('/ja/checkout/7')
  expect(takeReturnPath(origin, 'ja')).toBe('/ja')
})

test('a login returns in the newly chosen language', () => {
  saveReturnPath('/guides?q=automation#top')
  expect(takeReturnPath(origin, 'ja')).toBe('/ja/guides?q=automation#top')

  saveReturnPath('/ja')
  expect(takeReturnPath(origin, 'en')).toBe('/')
})

test.each([
  'https://evil.example/',
  '//evil.example/guides',
  '/\\evil.example',
  'javascript:alert(1)',
  'guides',
])('a return path outside the shop is ignored: %j', (path) => {
  saveReturnPath(path)

  expect(takeReturnPath(origin, 'ja')).toBe('/ja')
})

test.each(['/ja//evil.example', '/ja/\\evil.example', '/ja/\t/evil.example'])(
  'the return path %j stays on this site in every language',
  (path) => {
    saveReturnPath(path)

    expect(takeReturnPath(origin, 'en')).toBe('/evil.example')
  },
)

test('a login without storage returns to the home page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(takeReturnPath(origin, 'en')).toBe('/')
})
