import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formatEnvExample } from './env-example.ts'

test('.env.example lists every setting that the server reads', async () => {
  expect(await readFile('.env.example', 'utf8')).toBe(formatEnvExample())
})
