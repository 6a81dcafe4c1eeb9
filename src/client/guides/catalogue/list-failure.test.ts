import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { CallError } from '../../platform/api/call-error.ts'
import { listFailure } from './guides-failed.tsx'

const noAnswer = new TypeError('Failed to fetch')
const notJson = new SyntaxError("Unexpected token '<'")
const refused = (httpStatus: number) =>
  new TRPCClientError('refused', { result: { error: { message: '', code: -32_000, data: { httpStatus } } } })

test.each([
  ['a lost typed call', new TRPCClientError('Failed to fetch', { cause: noAnswer }), 'guides.failedNetwork'],
  ['a refusal without a sign-in', refused(401), 'guides.failedLogin'],
  ['a refusal of a document', new CallError({ status: 403, error: 'Not allowed' }, ''), 'guides.failedLogin'],
  ['an error of ours', refused(500), 'guides.failedText'],
  ['a proxy’s 502', new CallError({ status: 502, error: 'Bad Gateway' }, ''), 'guides.failedText'],
  ['a proxy’s 502 to a typed call', new TRPCClientError('', { cause: notJson }), 'guides.failedText'],
])('%s has its own text', (_what, error, text) => {
  expect(listFailure(error)).toBe(text)
})
