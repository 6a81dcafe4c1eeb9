import { expect, test } from 'vitest'
import { drillParts, listDrillFiles, partOf } from './drill-parts.ts'

const drills = listDrillFiles()

test('every drill belongs to a part, and every part has a drill', () => {
  expect(drills.filter((file) => partOf(file) === undefined)).toEqual([])
  expect(new Set(drills.map(partOf))).toEqual(new Set(Object.keys(drillParts)))
})
