import { createTRPCClient, TRPCClientError, type Operation, type TRPCLink } from '@trpc/client'
import { expect, test } from 'vitest'
import type { AppRouter } from '../../../server/router.ts'
import { isNetworkFailure, getHttpStatus } from './api.ts'
import { CallError } from './call-error.ts'
import { createLocalLink, createLazyLink } from './links.ts'
import { errorTextLink } from './over-network.ts'

const clientWith = (...links: TRPCLink<AppRouter>[]) => createTRPCClient<AppRouter>({ links })

test('only calls that are not answered locally are sent', async () => {
  const sent: string[] = []
  const client = clientWith(
    createLocalLink(({ path }) => (path === 'auth.session' ? Promise.resolve(null) : undefined)),
    createLocalLink(async ({ path }) => {
      sent.push(path)
      return 'from afar'
    }),
  )

  expect(await client.auth.session.query()).toBe(null)
  expect(await client.auth.me.query()).toBe('from afar')

  expect(sent).toEqual(['auth.me'])
})

test('a tRPC call keeps the status of the REST call that failed behind it', async () => {
  const refused = new CallError({ status: 503, error: 'Unavailable' }, '503: Unavailable')
  const client = clientWith(createLocalLink(() => Promise.reject(refused)))

  const error: unknown = await client.auth.me.query().catch((failed: unknown) => failed)

  expect(getHttpStatus(error)).toBe(503)
  expect(isNetworkFailure(error)).toBe(false)
  expect(error).toHaveProperty('message', '503: Unavailable')
})

test.each([
  ['already-owned', '409: You already have access to this guide - Guide 7 is yours'],
  ['of-a-later-release', '409: Guide 7 is yours'],
])('a tRPC call refused with %s fails with the text of the REST call', async (refusal, text) => {
  const data = { code: 'CONFLICT', httpStatus: 409, refusal }
  const refused = TRPCClientError.from({ error: { message: 'Guide 7 is yours', code: -32_009, data } })
  const client = clientWith(
    errorTextLink,
    createLocalLink(() => Promise.reject(refused)),
  )

  await expect(client.auth.me.query()).rejects.toThrow(text)
})

test('the code of a lazy link is loaded with the first call', async () => {
  let loads = 0
  const asked: Operation[] = []
  const client = clientWith(
    createLazyLink(async () => {
      loads += 1
      return createLocalLink(async (call) => {
        asked.push(call)
        return 'answer'
      })
    }),
  )
  expect(loads).toBe(0)

  expect(await client.access.status.query({ guideId: 7 })).toBe('answer')

  expect(asked).toMatchObject([{ type: 'query', path: 'access.status', input: { guideId: 7 } }])
})

test('the code of a lazy link that failed to load is loaded again with the next call', async () => {
  const outcomes = [new TypeError('Failed to fetch'), undefined]
  const client = clientWith(
    createLazyLink(async () => {
      const failure = outcomes.shift()
      if (failure !== undefined) throw failure
      return createLocalLink(async () => 'answer')
    }),
  )

  const error: unknown = await client.auth.me.query().catch((failed: unknown) => failed)
  expect(isNetworkFailure(error)).toBe(true)

  expect(await client.auth.me.query()).toBe('answer')
})
