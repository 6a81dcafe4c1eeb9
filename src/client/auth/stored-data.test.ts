import { expect, test } from 'vitest'
import { forgetStoredData } from './stored-data.ts'

function storageOf(...keys: string[]) {
  const kept = new Set(keys)
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('logging out forgets everything but language and theme', () => {
  const storage = storageOf(
    'firebase:authUser:key',
    'language',
    'ai-income-theme',
    'recent_payment_guide',
    'backup',
  )

  forgetStoredData([storage])

  expect([...storage.kept]).toEqual(['language', 'ai-income-theme'])
})
