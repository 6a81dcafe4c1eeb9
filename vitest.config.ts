import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { slowness } from './scripts/demo/chromium/slowness.ts'

const drills = '**/*.drill.test.ts'
const browser = '**/*.browser.test.ts'
const stories = 'src/server/stories/**/*.test.ts'
const never = ['node_modules/**', 'dist/**', drills]

export default defineConfig({
  test: {
    // The modules of the product are loaded once per worker, not once per file: each story has a shop of its own anyway.
    isolate: false,
    // Much of a story is waiting, so more than twice the two cores that this should be quick on; a slowed browser waits for
    // nothing, and leaves nothing to others.
    maxWorkers: slowness > 1 ? 2 : 5,
    // Far longer than any test takes, for busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // What a test starts as a process of its own reads the same modules again and again.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...never, stories, browser],
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: [stories, browser],
          exclude: never,
          globalSetup: 'scripts/testing/test-services.ts',
          testTimeout: 60_000 * slowness,
          hookTimeout: 60_000 * slowness,
          // As long as what is pressed or waited for in a browser may take.
          expect: { poll: { timeout: 30_000 * slowness } },
        },
      },
    ],
  },
})
