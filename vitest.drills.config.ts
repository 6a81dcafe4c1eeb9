import { defineConfig } from 'vitest/config'
import { listDrillFiles } from './scripts/testing/drill-parts.ts'
import { drillTag } from './scripts/testing/drill-tag.ts'
import { testTimeoutMs, timeoutMs } from './scripts/testing/timeouts.ts'

export default defineConfig({
  test: {
    include: listDrillFiles(),
    reporters: 'scripts/testing/test-reporter.ts',
    // A drill is one long test; some take ten minutes.
    testTimeout: 10 * testTimeoutMs,
    hookTimeout: testTimeoutMs,
    tags: [drillTag],
    expect: { poll: { timeout: timeoutMs } },
    fileParallelism: false,
    globalSetup: [
      'scripts/testing/build-client.ts',
      'scripts/testing/find-browser.ts',
      'scripts/testing/test-services.ts',
    ],
    setupFiles: 'src/server/testing/browser/setup.ts',
  },
})
