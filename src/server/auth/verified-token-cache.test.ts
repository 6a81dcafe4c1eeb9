import type { DecodedIdToken } from 'firebase-admin/auth'
import { beforeEach, expect, test } from 'vitest'
import { createVerifiedTokenCache } from './verified-token-cache.ts'

const startMs = 1_800_000_000_000
let nowMs: number
let verified: string[]
let answers: Map<string, Partial<DecodedIdToken>>
let verify: (token: string) => Promise<DecodedIdToken | undefined>
beforeEach(() => {
  nowMs = startMs
  verified = []
  answers = new Map([['good', { uid: 'uid-1', exp: startMs / 1000 + 3600 }]])
  verify = createVerifiedTokenCache(
    async (token) => {
      verified.push(token)
      return answers.get(token) as DecodedIdToken | undefined
    },
    () => new Date(nowMs),
  )
})

test('a token is verified once a minute, regardless of the number of requests', async () => {
  for (const atMs of [0, 0, 59_999]) {
    nowMs = startMs + atMs
    expect(await verify('good')).toMatchObject({ uid: 'uid-1' })
  }
  expect(verified).toEqual(['good'])

  nowMs = startMs + 60_000
  expect(await verify('good')).toMatchObject({ uid: 'uid-1' })
  expect(verified).toEqual(['good', 'good'])
})

test('a token that expires within a minute is verified again after its expiry', async () => {
  answers.set('short', { uid: 'uid-2', exp: startMs / 1000 + 10 })
  await verify('short')
  nowMs = startMs + 9999
  await verify('short')
  expect(verified).toEqual(['short'])

  answers.delete('short')
  nowMs = startMs + 10_000
  expect(await verify('short')).toBeUndefined()
})

test('a rejected token is verified each time', async () => {
  expect(await verify('bad')).toBeUndefined()
  answers.set('bad', { uid: 'uid-3', exp: startMs / 1000 + 3600 })
  expect(await verify('bad')).toMatchObject({ uid: 'uid-3' })
})

test('a token verified while the clock was an hour ahead is verified again', async () => {
  answers.set('long', { uid: 'uid-4', exp: startMs / 1000 + 7200 })
  nowMs = startMs + 3_600_000
  await verify('long')

  nowMs = startMs
  await verify('long')
  expect(verified).toEqual(['long', 'long'])
})
