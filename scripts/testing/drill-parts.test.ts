import { expect, test } from 'vitest'
import { drillParts, listDrillFiles, findDrillPart } from './drill-parts.ts'

const drills = listDrillFiles()

test('every drill belongs to a part, and every part has a drill', () => {
  expect(drills.filter((file) => findDrillPart(file) === undefined)).toEqual([])
  expect(new Set(drills.map(findDrillPart))).toEqual(new Set(Object.keys(drillParts)))
})
