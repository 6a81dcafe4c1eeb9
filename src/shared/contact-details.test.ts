import { expect, test } from 'vitest'
import { hasContactDetails } from './contact-details.ts'

test.each([
  'See evil.shop',
  'Write me on T.me/seller',
  'line.me に来て',
  'bit.ly/abc',
  'evil。shop で買えます',
  'ｅｖｉｌ．ｓｈｏｐ',
  'ev\u200bil.sh\u200bop',
  '例え.みんな',
  'xn--r8jz45g.jp',
  'https://intranet',
  'me@here',
  '＠handle',
  '03\u22121234\u22125678',
  '090 1234 5678',
  '０９０ー１２３４ー５６７８',
  '٠٩٠١٢٣٤٥٦',
  '〇九〇・一二三四・五六七八',
])('contact details are found in %j', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'I earned $1,200 in 3.5 months, e.g. with Node.js. It took 10 to 12 hours',
  '月に10,000円、20,000円と増えました。みんなに勧めます。',
  '一日に二、三時間。週末だけ。',
  'First customer after 6 weeks... then two more',
  'It works.',
])('no contact details are found in %j', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})
