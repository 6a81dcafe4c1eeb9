import type { DecodedIdToken } from 'firebase-admin/auth'
import { beforeEach, expect, test } from 'vitest'
import { createVerifiedTokenCache } from './verified-token-cache.ts'

const startMs = 1_800_000_000_000
let nowMs: number
let isDown: boolean
let verified: string[]
let answers: Map<string, Partial<DecodedIdToken>>
let verify: (token: string) => Promise<DecodedIdToken | undefined>
beforeEach(() => {
  nowMs = startMs
  isDown = false
  verified = []
  answers = new Map([['good', { uid: 'uid-1', exp: startMs / 1000 + 3600 }]])
  verify = createVerifiedTokenCache(
    async (token) => {
      verified.push(token)
      if (isDown) throw new Error('no answer')
      return answers.get(token) as DecodedIdToken | undefined
    },
    () => new Date(nowMs),
  )
})

test('a verified token is verified again after a minute', async () => {
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

test('an outage during a verification is not kept', async () => {
  answers.set('new', { uid: 'uid-5', exp: startMs / 1000 + 3600 })
  isDown = true
  await expect(verify('new')).rejects.toThrow('no answer')

  isDown = false
  expect(await verify('new')).toMatchObject({ uid: 'uid-5' })
})

test('a token verified while the clock was an hour ahead is verified again', async () => {
  answers.set('long', { uid: 'uid-4', exp: startMs / 1000 + 7200 })
  nowMs = startMs + 3_600_000
  await verify('long')

  nowMs = startMs
  await verify('long')
  expect(verified).toEqual(['long', 'long'])
})
