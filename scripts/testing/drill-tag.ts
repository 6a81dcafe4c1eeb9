import type { TestTagDefinition } from 'vitest'
import { testTimeoutMs } from './timeouts.ts'

/** Tests with this tag run with `npm run drills` only; some take ten minutes. */
export const drillTag: TestTagDefinition = { name: 'drill', timeout: 10 * testTimeoutMs }
