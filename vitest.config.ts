import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { drillTag } from './scripts/testing/drill-tag.ts'
import { testTimeoutMs, timeoutMs } from './scripts/testing/timeouts.ts'
import { maxTestWorkers } from './scripts/testing/workers.ts'

const drills = '**/*.drill.test.ts'
const browser = '**/*.browser.test.ts'
const integration = 'src/server/integration/**/*.test.ts'
const never = ['node_modules/**', 'dist/**', drills]

export default defineConfig({
  test: {
    // The modules of the product are loaded once per worker, not once per file: each integration test has a shop of its own anyway.
    isolate: false,
    // Transformed modules are kept in node_modules/.vitest-cache: `--changed` reads the graph of all modules before the first test.
    fsModuleCache: true,
    maxWorkers: maxTestWorkers,
    reporters: 'scripts/testing/test-reporter.ts',
    setupFiles: 'scripts/testing/setup-worker.ts',
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    tags: [drillTag],
    expect: { poll: { timeout: timeoutMs } },
    // What a test starts as a process of its own reads the same modules again and again.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    // A worker keeps its modules only within a project, so the projects run one after the other.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...never, integration, browser],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: [...never, browser],
          globalSetup: ['scripts/testing/build-client.ts', 'scripts/testing/test-services.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: never,
          globalSetup: [
            'scripts/testing/build-client.ts',
            'scripts/testing/find-browser.ts',
            'scripts/testing/test-services.ts',
          ],
          setupFiles: ['scripts/testing/setup-worker.ts', 'src/server/testing/browser/setup.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
