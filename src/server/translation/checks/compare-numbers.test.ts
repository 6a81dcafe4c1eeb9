import { assert, integer, property, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { compareNumbers } from './compare-numbers.ts'

test.each([
  ['Keep 10,000 yen', '1万円を残す'],
  ['Keep 10,000 yen', '１０，０００円を残す'],
  ['Keep 15,000 yen', '1万5千円を残す'],
  ['It costs $2', '2ドルです'],
  ['It costs $1,000.50', '1,000.50米ドルです'],
  ['$15/mo', '月額15ドル'],
  ['from $5 to $10', '5〜10ドル'],
  ['for 16 $1 each', '16は各1ドル'],
  ['$500–1,500 a month', '月500ドル〜1,500ドル'],
  ['$3k–$5k', '3,000〜5,000ドル'],
  ['100,000–200,000 yen', '10〜20万円'],
  ['500 to 10,000 readers', '500〜1万人の読者'],
  ['2.5 million views', '250万回の再生'],
  ['20% off', '2割引き'],
  ['5 to 10% more', '5〜10％増'],
  ['two hours, 30 seconds', '2時間30秒'],
  ['half an hour', '30分'],
  ['up to thirty per cent', '最大30％'],
  ['two dollars each', '各2ドル'],
  ['twenty-five pages, twelve of them in May', '25ページ、うち12ページは5月'],
  ['May 5, 2026 at 10:30', '2026年5月5日10時30分'],
  ['version 1.2.3 of GPT-4', 'GPT-4のバージョン1.2.3'],
  ['12,500 baht', '๑๒,๕๐๐ บาท'],
  ['3 million people', '3 ล้านคน'],
  ['3つの手順', 'three steps'],
])('compareNumbers accepts %j translated as %j', (source, translated) => {
  expect(compareNumbers(source, translated)).toEqual([])
})

test.each([
  ['It costs $2', '¥2です', ['the amount 2 USD is missing', 'the amount 2 JPY is not in the source']],
  ['It costs $2', '200円です', ['the number 2 is missing', 'the number 200 is not in the source']],
  [
    '16 for $1 to $16',
    '16個で¥1〜$16',
    ['the amount 1 USD is missing', 'the amount 1 JPY is not in the source'],
  ],
  ['It costs $2', '2です', ['the amount 2 USD is missing']],
  ['30% of it', 'そのうち30', ['the amount 30 percent is missing']],
  [
    'about 10,000 readers',
    '読者は約1000人',
    ['the number 10000 is missing', 'the number 1000 is not in the source'],
  ],
  ['5 steps and 5 tools', '5つの手順と道具', ['the number 5 is missing']],
  ['Send 1 letter', '一般的な手紙を送ります', ['the number 1 is missing']],
  ['Many earn well', '毎月50万円を稼げます', ['the number 500000 is not in the source']],
])('compareNumbers rejects %j translated as %j', (source, translated, problems) => {
  expect(compareNumbers(source, translated)).toEqual(problems)
})

const toFullWidth = (text: string) =>
  text.replace(/[\d,.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const toThai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0x0e50))
const toMyriads = (amount: number) =>
  amount < 10_000 ? String(amount) : `${Math.floor(amount / 10_000)}万${amount % 10_000 || ''}`

const amounts = integer({ min: 0, max: 99_999_999 })
const writings = constantFrom<(amount: number) => string>(
  String,
  (amount) => amount.toLocaleString('en'),
  (amount) => toFullWidth(amount.toLocaleString('en')),
  (amount) => toThai(String(amount)),
  toMyriads,
)

test('compareNumbers treats an amount as equal in any notation', () => {
  assert(
    property(amounts, writings, writings, (amount, one, other) => {
      expect(compareNumbers(`${one(amount)}円`, `¥ ${other(amount)}`)).toEqual([])
    }),
  )
})

test('compareNumbers never treats different amounts as equal', () => {
  assert(
    property(amounts, amounts, writings, writings, (first, second, one, other) => {
      expect(compareNumbers(`${one(first)}円`, `${other(second)}円`).length > 0).toBe(first !== second)
    }),
  )
})
