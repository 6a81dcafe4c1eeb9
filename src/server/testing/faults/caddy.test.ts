import { afterEach, expect, test, vi } from 'vitest'
import { requireCaddy } from './caddy.ts'

afterEach(() => vi.unstubAllEnvs())

test('a missing caddy command is reported with the package to install', async () => {
  vi.stubEnv('PATH', '/nowhere')

  await expect(requireCaddy()).rejects.toThrow(/no `caddy` on the PATH: install Caddy 2\.6 or newer/)
})
