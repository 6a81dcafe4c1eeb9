import { defineConfig } from 'vitest/config'
import { testTimeoutMs, timeoutMs } from './scripts/testing/timeouts.ts'

export default defineConfig({
  test: {
    include: ['**/*.drill.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    expect: { poll: { timeout: timeoutMs } },
    fileParallelism: false,
    globalSetup: ['scripts/testing/build-client.ts', 'scripts/testing/test-services.ts'],
    setupFiles: 'src/server/testing/browser/setup.ts',
  },
})
