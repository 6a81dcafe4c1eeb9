import { expect, test } from 'vitest'
import { findProgress, saveProgress, listProgress, type ProgressStorage } from './reading-progress-store.ts'

function emptyStorage(): ProgressStorage {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}
const place = (guideId: number, percent: number) => ({ guideId, percent, titleEn: 'A', titleJa: 'あ', at: 1 })

test('lists the latest position of each guide, most recently read first', () => {
  const storage = emptyStorage()
  saveProgress(storage, place(1, 20))
  saveProgress(storage, place(2, 50))
  saveProgress(storage, place(1, 40))

  expect(listProgress(storage).map(({ guideId, percent }) => [guideId, percent])).toEqual([
    [1, 40],
    [2, 50],
  ])
})

test('omits guides that are finished or barely started', () => {
  const storage = emptyStorage()
  saveProgress(storage, place(1, 60))
  saveProgress(storage, place(1, 99))
  saveProgress(storage, place(2, 1))

  expect(listProgress(storage)).toEqual([])
})

test('stores at most fifty positions', () => {
  const storage = emptyStorage()
  for (let id = 1; id <= 60; id += 1) saveProgress(storage, place(id, 50))

  expect(listProgress(storage)).toHaveLength(50)
  expect(findProgress(storage, 60)).toMatchObject({ percent: 50 })
  expect(findProgress(storage, 10)).toBe(undefined)
})

test.each(['no JSON', '{"a":1}', '[1,{"guideId":"1"},null]'])(
  'an invalid stored value %s is ignored',
  (stored) => {
    expect(listProgress({ ...emptyStorage(), getItem: () => stored })).toEqual([])
  },
)
