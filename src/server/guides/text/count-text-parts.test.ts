import { expect, test } from 'vitest'
import { demoGuides } from '../../../../scripts/sandbox/catalogue/index.ts'
import { countTextParts } from './count-text-parts.ts'
import { splitBlocks } from './split-blocks.ts'

const countsOf = (markdown: string) => countTextParts(splitBlocks(markdown))

test('countTextParts counts steps, prices, mistakes and templates', () => {
  const text = `Preview.

## Steps

1. **First.** Do it.
2. Second.
   - not a step

- not a step either

## Monetization strategy

- **Trial, $30** – five texts.
- **Upkeep, €50 a month** – new ones.
- Ask for a testimonial.

## Risks and common mistakes

- Tax
- Copyright

## Premium content

\`\`\`text
1. Copy this.
\`\`\``
  expect(countsOf(text)).toEqual([2, 2, 2, 1])
})

test('countTextParts recognizes Japanese sections and counts table rows', () => {
  const table = '## 収益化の考え方\n\n| 内容 | 料金 |\n| --- | --- |\n| お試し | 3,000円 |\n| 一式 | 1万円 |'
  expect(countsOf(`${table}\n\n## リスクとよくある失敗\n\n- 税金`)).toEqual([0, 2, 1, 0])
})

test('countTextParts counts nothing in plain text', () => {
  expect(countsOf('Only text.')).toEqual([0, 0, 0, 0])
})

test('each demo guide has as many steps and mistakes in Japanese as in English', () => {
  const differing = demoGuides().filter(({ contentEn, contentJa }) => {
    const [english, japanese] = [countsOf(contentEn), countsOf(contentJa)]
    return english[0] !== japanese[0] || english[2] !== japanese[2]
  })
  expect(differing.map(({ id }) => id)).toEqual([])
})
