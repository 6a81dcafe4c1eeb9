import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { codegenArguments } from '../../../../scripts/build/database-types.ts'

test('the generated types match the migrations', async () => {
  const { postgresUrl, template } = inject('services')
  const verify = [...codegenArguments(`${postgresUrl}/${template}`), '--verify']

  const { stdout } = await promisify(execFile)('node_modules/.bin/kysely-codegen', verify)

  expect(stdout).toContain('up-to-date')
})
