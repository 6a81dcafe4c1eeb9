import { expect, test } from 'vitest'
import { codeTermSeparator, codeTermSentences } from '../../../shared/admin/code-log.ts'
import { texts as english } from '../../../shared/texts/en/admin/codes.ts'
import { texts as japanese } from '../../../shared/texts/ja/admin/codes.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { formatAuditValue } from './format-audit-value.ts'

const inEnglish = createTranslate('en', english)
const inJapanese = createTranslate('ja', japanese)

const terms = [
  codeTermSentences.say('offGuides', { less: '$1,000.50 / ¥170,000' }),
  codeTermSentences.say('offPro', { less: '15%' }),
  codeTermSentences.say('offBoth', { less: '15%' }),
  codeTermSentences.say('from', { first: '2026-11-24' }),
  codeTermSentences.say('fromTo', { first: '2026-11-24', last: '2027-01-31' }),
  codeTermSentences.say('uses', { most: 1500 }),
  codeTermSentences.say('newBuyers'),
]

test('the audit log shows the terms of a code in the page’s language', () => {
  const logged = terms.join(codeTermSeparator)
  expect(formatAuditValue('codeTerms', inJapanese, logged, 'ja').split(' · ')).toEqual([
    '単品のガイド：$1,000.50 / ¥170,000割引',
    'Proプランの初回料金：15%割引',
    '単品のガイドとProプランの初回料金：15%割引',
    '2026-11-24から',
    '2026-11-24〜2027-01-31',
    '1,500回まで',
    '初めて購入する方限定',
  ])
  expect(formatAuditValue('codeTerms', inEnglish, logged, 'en').replaceAll(',', '')).toBe(
    terms.join(' · ').replaceAll(',', ''),
  )
})
