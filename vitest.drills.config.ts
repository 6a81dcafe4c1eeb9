import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.drill.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    globalSetup: 'scripts/testing/test-services.ts',
  },
})
