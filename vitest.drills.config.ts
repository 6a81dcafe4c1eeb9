import { defineConfig } from 'vitest/config'
import { slowness } from './scripts/demo/chromium/slowness.ts'

export default defineConfig({
  test: {
    include: ['**/*.drill.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    testTimeout: 180_000 * slowness,
    hookTimeout: 180_000 * slowness,
    expect: { poll: { timeout: 30_000 * slowness } },
    fileParallelism: false,
    globalSetup: 'scripts/testing/test-services.ts',
  },
})
