import { expect, test } from 'vitest'
import { listUnderWay, readPlaces } from './places-store.ts'

const place = (guideId: number, percent: number) => ({ guideId, percent, titleEn: 'A', titleJa: 'あ', at: 1 })

test('reads a place that the release before stored, which has no block', () => {
  expect(readPlaces(JSON.stringify([place(1, 40)]))).toEqual([{ ...place(1, 40), block: '' }])
})

test('does not list a guide that is finished or hardly begun', () => {
  const stored = JSON.stringify([place(1, 99), place(2, 1), place(3, 60)])
  expect(listUnderWay(stored).map(({ guideId }) => guideId)).toEqual([3])
})

test.each(['no JSON', '{"a":1}', '[1,{"guideId":"1"},null]'])(
  'ignores an invalid stored value: %s',
  (stored) => {
    expect(readPlaces(stored)).toEqual([])
  },
)
