import { expect, test } from 'vitest'
import { maxReadingPlaces, mergeReadingPlaces } from './places.ts'

const place = (guideId: number, at: number, percent = 50) => ({ guideId, block: 'aaaaaaaa', percent, at })

test('merging keeps the latest reading place per guide, newest first', () => {
  expect(mergeReadingPlaces([place(1, 1, 20), place(2, 2)], [place(1, 3, 40)])).toEqual([
    place(1, 3, 40),
    place(2, 2),
  ])
})

test('merging keeps only the latest fifty reading places', () => {
  const many = Array.from({ length: maxReadingPlaces + 5 }, (_, index) => place(index + 1, index))
  expect(mergeReadingPlaces(many)).toHaveLength(maxReadingPlaces)
  expect(mergeReadingPlaces(many)[0]).toEqual(place(maxReadingPlaces + 5, maxReadingPlaces + 4))
})
