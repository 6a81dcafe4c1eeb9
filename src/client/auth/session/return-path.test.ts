import { expect, test } from 'vitest'
import { saveReturnPath, takeReturnPath } from './return-path.ts'

const origin = 'https://shop.example'

function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a login returns to the last page, once', () => {
  const storage = emptyStorage()
  saveReturnPath(storage, '/ja/checkout/7')

  expect(takeReturnPath(storage, origin, 'ja')).toBe('/ja/checkout/7')
  expect(takeReturnPath(storage, origin, 'ja')).toBe('/ja')
})

test('a login returns in the newly chosen language', () => {
  const storage = emptyStorage()
  saveReturnPath(storage, '/guides?q=automation#top')
  expect(takeReturnPath(storage, origin, 'ja')).toBe('/ja/guides?q=automation#top')

  saveReturnPath(storage, '/ja')
  expect(takeReturnPath(storage, origin, 'en')).toBe('/')
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'guides'])(
  'a return path outside the shop is ignored: %j',
  (path) => {
    const storage = emptyStorage()
    saveReturnPath(storage, path)

    expect(takeReturnPath(storage, origin, 'ja')).toBe('/ja')
  },
)

test.each(['/ja//evil.example', '/ja/\\evil.example', '/ja/\t/evil.example'])(
  'the return path %j stays on this site in every language',
  (path) => {
    const storage = emptyStorage()
    saveReturnPath(storage, path)

    expect(takeReturnPath(storage, origin, 'en')).toBe('/evil.example')
  },
)

test('a login without storage returns to the home page', () => {
  expect(takeReturnPath(undefined, origin, 'en')).toBe('/')
})
