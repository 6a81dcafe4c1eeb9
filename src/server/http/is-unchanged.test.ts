import { expect, test } from 'vitest'
import { isUnchanged } from './is-unchanged.ts'

const has = (tags: string | undefined, etag = '"v1"', method = 'GET') =>
  isUnchanged({ method, headers: tags === undefined ? {} : { 'if-none-match': tags } }, etag)

test.each(['"v1"', 'W/"v1"', '*', ' * ', '"v0","v1"', '"v0", W/"v1" ,"v2"', '"a, b", "v1"'])(
  'isUnchanged returns true for If-None-Match %j and the ETag "v1"',
  (tags) => {
    expect(has(tags)).toBe(true)
    expect(has(tags, 'W/"v1"')).toBe(true)
    expect(has(tags, '"v1"', 'HEAD')).toBe(true)
  },
)

test.each([undefined, '', 'v1', '"v10"', '"V1"', '"v0, v1"', '"*"'])(
  'isUnchanged returns false for If-None-Match %j and the ETag "v1"',
  (tags) => {
    expect(has(tags)).toBe(false)
  },
)

test('isUnchanged returns false for a POST request', () => {
  expect(has('"v1"', '"v1"', 'POST')).toBe(false)
})
