import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { pseudoTranslate, type PromptLanguage } from '../../../../scripts/sandbox/model/pseudo-translation.ts'
import { verifyTranslation, type TranslationToCheck } from './verify-translation.ts'

const glossary = [{ term: 'side hustle', ja: '副業', forbidden: { ja: ['サイドハッスル'] } }]

function verify(source: string, translated: string, changes: Partial<TranslationToCheck> = {}): string[] {
  const texts = { kind: 'blocks' as const, source, translated }
  return verifyTranslation({ ...texts, from: 'en', to: 'ja', keep: [], glossary, ...changes })
}

test.each([
  ['a heading', '## Plan your first week', '## 最初の一週間の計画'],
  [
    'prose in another order',
    'Open the shop before noon, then rest.',
    '休むのは、昼までに店を開けてからです。',
  ],
  [
    'bold and links',
    'Read **the rules** at [the site](https://a.example/x?y=1).',
    '[公式サイト](https://a.example/x?y=1)で**規約**を読みます。',
  ],
  ['a bare URL', 'Look at https://a.example/x. Then decide.', 'https://a.example/xを見てから決めます。'],
  ['code', 'Run `npm test` in the folder.', 'フォルダーで`npm test`を実行します。'],
  ['tasks', '- [ ] Write the text\n- [x] Choose a name', '- [ ] 文章を書く\n- [x] 名前を決める'],
  ['a loose list', '- First point here\n\n- Second point here', '- 一つ目の要点\n- 二つ目の要点'],
  [
    'a table',
    '| Service | Fee |\n| --- | --- |\n| Trial | $50 |',
    '| 内容 | 料金 |\n| --- | --- |\n| お試し | 50ドル |',
  ],
  ['a quote', '> Never promise what you cannot keep.', '> 守れない約束はしないでください。'],
  ['nested lists', '1. Prepare it\n   - a camera\n   - a light', '1. 準備する\n   - カメラ\n   - 照明'],
  ['a glossary term', 'A side hustle needs patience and time.', '副業には根気と時間が必要です。'],
  ['a short, unlisted name', 'Notion AI', 'Notion AI'],
])('verifyTranslation accepts a correct translation of %s', (_what, source, translated) => {
  expect(verify(source, translated)).toEqual([])
})

test.each([
  [
    'another heading level',
    '## Plan the week',
    '### 一週間の計画',
    'heading of level 2: 1 in the source, 0 here',
  ],
  ['a heading as a paragraph', '## Plan the week', '一週間の計画', 'heading of level 2'],
  [
    'a lost list item',
    '- First point\n- Second point',
    '- 一つ目の要点',
    'list item: 2 in the source, 1 here',
  ],
  [
    'an added paragraph',
    'Only one thought.',
    '考えは一つだけです。\n\nもう一つあります。',
    'paragraph: 1 in the source, 2 here',
  ],
  [
    'a lost table cell',
    '| A word | Fee |\n| --- | --- |\n| Trial | free |',
    '| 内容 | 料金 |\n| --- | --- |\n\nお試しは無料です',
    'table cell: 4',
  ],
  [
    'blocks in another order',
    '> A quote of theirs\n\n- and a list',
    '- 一覧です\n\n> 引用です',
    'its parts stand in another order than in the source',
  ],
  [
    'a changed check box',
    '- [ ] Write it down',
    '- [x] 書き留める',
    'the check boxes are not those of the source',
  ],
  ['a list with another start number', '3. Third thing', '1. 三つ目', 'list numbered from 3'],
  [
    'a changed link',
    'See [the site](https://a.example/x).',
    '[サイト](https://a.example/y)を見ます。',
    'the link https://a.example/x is missing',
  ],
  [
    'an added link',
    'See the site of the shop.',
    '[お店のサイト](https://evil.example)を見ます。',
    'the link https://evil.example is not in the source',
  ],
  [
    'a changed bare URL',
    'See https://a.example/x now.',
    '今すぐhttps://a.example/zを見ます。',
    'the link https://a.example/x is missing',
  ],
  [
    'a lost image',
    'Look: ![a cat](https://a.example/c.png)',
    'ご覧ください。',
    'the image https://a.example/c.png is missing',
  ],
  [
    'changed code',
    'Run `npm test` in the folder.',
    'フォルダーで`npm run test`を実行します。',
    'the code npm test is missing',
  ],
  [
    'translated code in a list',
    '- Do this\n  ```\n  print(1)\n  ```',
    '- こうします\n  ```\n  印刷(1)\n  ```',
    'the code print(1)',
  ],
  [
    'a changed link label',
    'See [the site][home] of them.',
    '[サイト][ホーム]を見ます。',
    'the link label home is missing',
  ],
  [
    'bold that is not parsed',
    'He said: **"Never again"** to them.',
    '彼は**「二度としない」**と言いました。',
    '** is read as it stands',
  ],
  ['a changed number', 'Send 3 letters a week.', '週に4通の手紙を送ります。', 'the number 3 is missing'],
  [
    'a forbidden rendering',
    'A side hustle needs patience.',
    'サイドハッスルには根気が必要です。',
    'which the glossary forbids',
  ],
  [
    'a term without its required rendering',
    'A side hustle needs patience.',
    '別の仕事には根気が必要です。',
    '"side hustle" is not rendered as 副業',
  ],
  [
    'an English text',
    'This is how you begin today.',
    'This is how you begin today.',
    'it is not in Japanese',
  ],
  [
    'a partly English text',
    'First a line of it.\nThen write down what you have seen on that very day.',
    '最初の一行です。日本語の文が続きますので、これはほとんど日本語の文章です。Then write down what you have seen on that very day.',
    'are left as in the source',
  ],
  [
    'a Chinese text',
    'You can begin to earn money today, and every reader who asks for it gets help.',
    '您今天就可以開始賺錢而且每位提出要求的讀者都會得到幫助請立即開始並且繼續努力工作',
    'seems to be Chinese',
  ],
  ['an empty text', 'Some text to read.', ' ', 'it is empty'],
  ['a text cut off', 'word '.repeat(40), 'はじめに。', 'it is far shorter than the source'],
  [
    'a text with additions',
    'One short sentence about it.',
    'とても長い説明が続きます。'.repeat(20),
    'it is far longer than the source',
  ],
  [
    'a replacement character',
    'Some text to read.',
    '読むための文章\ufffdです。',
    'it has characters that cannot be shown',
  ],
  [
    'a text direction mark',
    'Some text to read.',
    '読むための\u202e文章です。',
    'it has characters that cannot be shown',
  ],
  [
    'a link definition that turns a name elsewhere in the guide into a link',
    'Ask ChatGPT for ideas before noon.',
    '昼までにChatGPTにアイデアを聞きます。\n\n[ChatGPT]: https://evil.example/',
    'the link https://evil.example/ is not in the source',
  ],
])('verifyTranslation rejects %s', (_what, source, translated, problem) => {
  expect(verify(source, translated).join('\n')).toContain(problem)
})

test.each([
  [
    'Ask ChatGPT for ten ideas.',
    'チャットGPTにアイデアを10個出してもらいます。',
    ['ChatGPT or Claude'],
    'the name ChatGPT is not as in the source',
  ],
  [
    'Put it into Google Sheets today.',
    '今日のうちにGoogleスプレッドシートに入れます。',
    ['Google Sheets'],
    'the name Google Sheets',
  ],
  [
    'Connect both with Make in the evening.',
    '夜に両方を作るでつなぎます。',
    ['Make or Zapier'],
    'the name Make',
  ],
])(
  'verifyTranslation requires the tool name in %j to stay unchanged',
  (source, translated, keep, problem) => {
    expect(verify(source, translated, { keep }).join('\n')).toContain(problem)
  },
)

test.each([
  ['Make a list of your ideas.', 'アイデアを一覧にします。', ['Make or Zapier']],
  ['Your telephone is enough for it.', 'スマートフォンだけで足ります。', ['Your telephone']],
  ['Draw on a canvas of your own.', '自分のキャンバスに描きます。', ['Canva']],
])('verifyTranslation does not take a common word in %j for a tool name', (source, translated, keep) => {
  expect(verify(source, translated, { keep })).toEqual([])
})

const title = (source: string, translated: string) => verify(source, translated, { kind: 'title' })

test('verifyTranslation checks titles and summaries as plain text on one line', () => {
  expect(title('5 ways to sell your drawings', '絵を売る5つの方法')).toEqual([])
  expect(title('Sell your drawings well', '**絵を売る方法**')).toEqual([
    expect.stringContaining('** is read'),
  ])
  expect(title('Sell your drawings well', '絵を売る方法\nほかの案：絵で稼ぐ')).toEqual([
    'it has more lines than the source',
  ])
})

test('verifyTranslation checks the language of translations into Thai and English', () => {
  const source = 'Open the shop early in the morning.'

  expect(verify(source, 'เปิดร้านแต่เช้าตรู่', { to: 'th' })).toEqual([])
  expect(verify(source, '朝早くに店を開けます。', { to: 'th' })).toEqual(['it is not in Thai'])
  expect(verify('朝早くに店を開けてください。', source, { from: 'ja', to: 'en' })).toEqual([])
  expect(
    verify('朝早くに店を開けてください。', '朝早くに店を開けてください。', { from: 'ja', to: 'en' }),
  ).toEqual(['it is not in English'])
})

const word = constantFrom(
  ...'write every letter before noon and then ask readers about their plans'.split(' '),
)
const amount = integer({ min: 2, max: 2_000_000 }).map((value) => value.toLocaleString('en'))
const span = oneof(
  word,
  word,
  word.map((each) => `**${each}**`),
  tuple(word, word).map(([one, other]) => `[${one}](https://a.example/${other}?q=1)`),
  word.map((each) => `https://b.example/${each}.html`),
  word.map((each) => `\`${each} --all\``),
  amount,
  amount.map((value) => `$${value}`),
  amount.map((value) => `${value}%`),
  tuple(integer({ min: 1, max: 9 }), integer({ min: 10, max: 99 })).map(([from, to]) => `$${from} to $${to}`),
  constantFrom('ChatGPT', 'Canva'),
)
const line = array(span, { minLength: 3, maxLength: 12 }).map((spans) => `Say ${spans.join(' ')}.`)
const lines = array(line, { minLength: 1, maxLength: 4 })
const block = oneof(
  line,
  line.map((text) => `### ${text}`),
  lines.map((items) => items.map((item) => `- ${item}`).join('\n')),
  lines.map((items) => items.map((item) => `- [ ] ${item}`).join('\n')),
  lines.map((items) => items.map((item, index) => `${index + 1}. ${item}`).join('\n')),
  line.map((text) => `> ${text}`),
  lines.map((rows) =>
    ['| What | Fee |', '| --- | --- |', ...rows.map((row) => `| ${row} | none |`)].join('\n'),
  ),
)
const languages = constantFrom<readonly ['ja' | 'th', PromptLanguage]>(['ja', 'Japanese'], ['th', 'Thai'])
const names = ['ChatGPT', 'Canva']

function pseudo(source: string, language: PromptLanguage): string {
  return pseudoTranslate(source, { language, names, terms: new Map() })
}

test('verifyTranslation accepts a translation that preserves all parts, for any block', () => {
  assert(
    property(block, languages, (source, [to, language]) => {
      expect(verify(source, pseudo(source, language), { to, keep: names })).toEqual([])
    }),
  )
})

/** Functions that break one property of a translation, if the text has it. */
const careless: [what: string, spoil: (text: string) => string][] = [
  ['a link', (text) => text.replace(/(\]\(https:[^)]+)\)/, '$1x)')],
  ['a bare URL', (text) => text.replace(/https:\/\/b\.example\/\w+/, '$&x')],
  ['code', (text) => text.replace(' --all`', ' --none`')],
  [
    'a number',
    (text) => text.replace(/(?<=[ $])\d(?=[\d,.%\s])/, (digit) => String((Number(digit) % 9) + 1)),
  ],
  ['a currency', (text) => text.replace(/\$(?=\d)/, '¥')],
  ['a name', (text) => text.replaceAll('ChatGPT', 'チャットGPT')],
  ['a heading', (text) => text.replace(/^### /, '## ')],
  ['a check box', (text) => text.replace('[ ]', '[x]')],
  ['the last line', (text) => text.replace(/\n[^\n]*$/, '')],
]

test.each(careless)('verifyTranslation finds a broken part in any block: %s', (_what, spoil) => {
  assert(
    property(block, (source) => {
      const sound = pseudo(source, 'Japanese')
      const broken = spoil(sound)

      expect(verify(source, broken, { keep: names }).length > 0).toBe(broken !== sound)
    }),
  )
})
