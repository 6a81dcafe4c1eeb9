import type { TestTagDefinition } from 'vitest'
import { testTimeoutMs } from './timeouts.ts'

/** Tag of tests that only `npm run drills` runs. Some take ten minutes. */
export const drillTag: TestTagDefinition = { name: 'drill', timeout: 10 * testTimeoutMs }
