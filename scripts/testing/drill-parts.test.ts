import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../processes/project.ts'
import { drillParts, partOf } from './drill-parts.ts'

const drills = globSync('{src,scripts}/**/*.drill.test.ts', { cwd: projectRoot })

test('every drill belongs to a part, and every part has a drill', () => {
  expect(drills.filter((file) => partOf(file) === undefined)).toEqual([])
  expect(new Set(drills.map(partOf))).toEqual(new Set(Object.keys(drillParts)))
})
