import { expect, test } from 'vitest'
import { findDistinctiveLines } from './distinctive-lines.ts'

test.each([
  ['A sentence that is long enough to be told apart.', ['A sentence that is long enough to be told apart.']],
  [
    '1. Ask **three** shops whether their texts are written by hand.',
    ['shops whether their texts are written by hand.'],
  ],
  ['> - 商品説明を十本だけ書いて店に見せます。', ['商品説明を十本だけ書いて店に見せます。']],
  ['## A heading, however long it may be, is public anyway', []],
  ['Too short.', []],
  ['短い文です。', []],
])('the distinctive lines of %j are %j', (line, found) => {
  expect(findDistinctiveLines(line)).toEqual(found)
})
