import { expect, test } from 'vitest'
import { listPlacesInProgress, readReadingPlaces } from './places-store.ts'

const place = (guideId: number, percent: number) => ({ guideId, percent, titleEn: 'A', titleJa: 'あ', at: 1 })

test('a reading place that the previous release stored without a block is read', () => {
  expect(readReadingPlaces(JSON.stringify([place(1, 40)]))).toEqual([{ ...place(1, 40), block: '' }])
})

test('a guide that is finished or hardly begun is not listed as being read', () => {
  const stored = JSON.stringify([place(1, 99), place(2, 1), place(3, 60)])
  expect(listPlacesInProgress(stored).map(({ guideId }) => guideId)).toEqual([3])
})

test.each(['no JSON', '{"a":1}', '[1,{"guideId":"1"},null]'])(
  'an invalid stored reading place is ignored: %s',
  (stored) => {
    expect(readReadingPlaces(stored)).toEqual([])
  },
)
