import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { CallError } from '../../platform/api/call-error.ts'
import { getListFailureKey } from './guide-list-error.tsx'

const noAnswer = new TypeError('Failed to fetch')
const notJson = new SyntaxError("Unexpected token '<'")
const refused = (httpStatus: number) =>
  new TRPCClientError('refused', { result: { error: { message: '', code: -32_000, data: { httpStatus } } } })

test.each([
  ['a lost tRPC call', new TRPCClientError('Failed to fetch', { cause: noAnswer }), 'guides.failedNetwork'],
  ['a 401', refused(401), 'guides.failedLogin'],
  [
    'a REST call refused with 403',
    new CallError({ status: 403, error: 'Not allowed' }, ''),
    'guides.failedLogin',
  ],
  ['a server error', refused(500), 'guides.failedText'],
  ['a proxy’s 502', new CallError({ status: 502, error: 'Bad Gateway' }, ''), 'guides.failedText'],
  ['a proxy’s 502 to a tRPC call', new TRPCClientError('', { cause: notJson }), 'guides.failedText'],
])('the guide list explains %s', (_what, error, text) => {
  expect(getListFailureKey(error)).toBe(text)
})
