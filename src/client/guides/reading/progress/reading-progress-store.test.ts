import { expect, test } from 'vitest'
import { findPlace, keepPlace, listPlaces, type PlaceStorage } from './reading-progress-store.ts'

function emptyStorage(): PlaceStorage {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}
const place = (guideId: number, percent: number) => ({ guideId, percent, titleEn: 'A', titleJa: 'あ', at: 1 })

test('the guide that was read last comes first, each with its latest place', () => {
  const storage = emptyStorage()
  keepPlace(storage, place(1, 20))
  keepPlace(storage, place(2, 50))
  keepPlace(storage, place(1, 40))

  expect(listPlaces(storage).map(({ guideId, percent }) => [guideId, percent])).toEqual([
    [1, 40],
    [2, 50],
  ])
})

test('a guide that is finished, or hardly begun, is nothing to come back to', () => {
  const storage = emptyStorage()
  keepPlace(storage, place(1, 60))
  keepPlace(storage, place(1, 99))
  keepPlace(storage, place(2, 1))

  expect(listPlaces(storage)).toEqual([])
})

test('no more than fifty places are kept', () => {
  const storage = emptyStorage()
  for (let id = 1; id <= 60; id += 1) keepPlace(storage, place(id, 50))

  expect(listPlaces(storage)).toHaveLength(50)
  expect(findPlace(storage, 60)).toMatchObject({ percent: 50 })
  expect(findPlace(storage, 10)).toBe(undefined)
})

test.each(['no JSON', '{"a":1}', '[1,{"guideId":"1"},null]'])('%s in its place is no place', (stored) => {
  expect(listPlaces({ ...emptyStorage(), getItem: () => stored })).toEqual([])
})
