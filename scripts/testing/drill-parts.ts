import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../processes/project.ts'

/** Returns all files with drills: drill files, and files with tests that have the drill tag. */
export const listDrillFiles = (): string[] =>
  globSync('{src,scripts}/**/*.test.ts', { cwd: projectRoot }).filter(
    (file) =>
      file.endsWith('.drill.test.ts') ||
      /\btags\b.*'drill'/.test(readFileSync(path.join(projectRoot, file), 'utf8')),
  )

/**
 * Parts of the drills as folders or files. Each part takes less than an hour on two idle cores. A drill belongs to the first
 * part that matches.
 */
export const drillParts: Readonly<Record<string, readonly string[]>> = {
  pages: ['site/every-page', 'site/early-clicks'],
  faults: [
    'site/fault-table',
    'site/hostile',
    'site/killed-process',
    'site/shutdown',
    'site/several-nodes',
    'site/replica',
  ],
  site: ['integration/site/'],
  readers: ['integration/auth/', 'integration/progress/', 'integration/guides/', 'integration/offline/'],
  money: ['integration/payments/', 'scripts/drills/', 'scripts/stripe-fake/'],
  admin: ['integration/admin/', 'integration/translation/'],
}

/** Returns the part that a drill belongs to. Undefined if none matches its path. */
export const findDrillPart = (file: string): string | undefined =>
  Object.entries(drillParts).find(([, places]) => places.some((place) => file.includes(place)))?.[0]
