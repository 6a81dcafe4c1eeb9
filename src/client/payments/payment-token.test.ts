import { expect, test } from 'vitest'
import { setTokenSource } from '../platform/api/bearer-tokens.ts'
import { LoginExpiredError, requirePaymentToken } from './payment-token.ts'

const withToken = (token: string | undefined) =>
  setTokenSource({
    cachedToken: async () => token,
    tokenForWrite: async () => token,
    renewToken: async () => token,
  })

test('a payment accepts a token of ten characters, and rejects a shorter or missing one', async () => {
  withToken('1234567890')
  await expect(requirePaymentToken()).resolves.toBeUndefined()
  for (const token of ['123456789', '', undefined]) {
    withToken(token)
    await expect(requirePaymentToken()).rejects.toBeInstanceOf(LoginExpiredError)
  }
})
