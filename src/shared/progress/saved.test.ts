import { expect, test } from 'vitest'
import { mergeSavedGuides, maxSavedGuides } from './saved.ts'

const change = (guideId: number, at: number, saved = true) => ({ guideId, at, saved })

test('the last change of each saved guide wins, regardless of the order in which two devices sync', () => {
  const [phone, laptop] = [
    [change(1, 10), change(2, 20, false)],
    [change(1, 15, false), change(2, 5)],
  ]
  const merged = [change(2, 20, false), change(1, 15, false)]
  expect(mergeSavedGuides(phone, laptop)).toEqual(merged)
  expect(mergeSavedGuides(laptop, phone)).toEqual(merged)
})

test('merging keeps only the latest saved guides', () => {
  const many = Array.from({ length: maxSavedGuides + 5 }, (_, index) => change(index + 1, index))
  expect(mergeSavedGuides(many)).toHaveLength(maxSavedGuides)
  expect(mergeSavedGuides(many)[0]).toEqual(change(maxSavedGuides + 5, maxSavedGuides + 4))
})
