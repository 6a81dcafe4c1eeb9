import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../processes/project.ts'

/** The files with drills: those that are nothing else, and those in which some tests are tagged as drills. */
export const listDrillFiles = (): string[] =>
  globSync('{src,scripts}/**/*.test.ts', { cwd: projectRoot }).filter(
    (file) =>
      file.endsWith('.drill.test.ts') ||
      readFileSync(path.join(projectRoot, file), 'utf8').includes("tags: 'drill'"),
  )

/**
 * The drills in parts of less than an hour on two quiet cores: the folder or file that a part consists of. A drill belongs to
 * the first part that names it.
 */
export const drillParts: Readonly<Record<string, readonly string[]>> = {
  pages: ['site/every-page', 'site/early-presses'],
  faults: [
    'site/fault-table',
    'site/hostile',
    'site/killed-process',
    'site/leaving',
    'site/several-nodes',
    'site/replica',
  ],
  site: ['stories/site/'],
  readers: ['stories/auth/', 'stories/progress/', 'stories/guides/', 'stories/offline/'],
  money: ['stories/payments/', 'scripts/drills/', 'scripts/stripe-fake/'],
  admin: ['stories/desk/', 'stories/translation/'],
}

/** The part that a drill belongs to, by its path; undefined if none names it. */
export const partOf = (file: string): string | undefined =>
  Object.entries(drillParts).find(([, places]) => places.some((place) => file.includes(place)))?.[0]
