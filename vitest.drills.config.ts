import { defineConfig } from 'vitest/config'
import { slowness } from './scripts/demo/chromium/slowness.ts'

// Drills run beside anything else; what is well takes no longer for it.
const patience = 4

export default defineConfig({
  test: {
    include: ['**/*.drill.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    env: { PATIENCE: String(patience) },
    testTimeout: 180_000 * patience * slowness,
    hookTimeout: 180_000 * patience * slowness,
    expect: { poll: { timeout: 30_000 * patience * slowness } },
    fileParallelism: false,
    globalSetup: 'scripts/testing/test-services.ts',
  },
})
