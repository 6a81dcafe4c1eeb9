import { expect, test } from 'vitest'
import { deriveFromText } from '../text/derive-from-text.ts'
import { renderBody as renderWithKeys } from './render-body.ts'
import { removeBlockKeys } from '../../testing/read-html.ts'
import { joinBlocks } from '../text/split-blocks.ts'

const english = [
  '## Start',
  'Read [this][1].',
  '```\ncode\n```',
  '# End',
  'Done.',
  '[1]: https://example.com',
]
const japanese = [
  '## 始める',
  '[これ][1]を読む。',
  '```\ncode\n```',
  '# 終わり',
  '完了。',
  '[1]: https://example.com',
]

/** Renders a body without block keys, which are tested separately below. */
function renderBody(...input: Parameters<typeof renderWithKeys>) {
  const { html, rows, ...body } = renderWithKeys(...input)
  return {
    ...body,
    html: removeBlockKeys(html),
    rows: rows?.map((row) => ({ ...row, en: removeBlockKeys(row.en), ja: removeBlockKeys(row.ja) })) ?? null,
  }
}

/** Returns a body whose Japanese text was translated from `then`, stored with the current English text. */
function bodyOf(now: string[], translated: string[], then = now) {
  const titles = {
    titleEn: 't',
    titleJa: '題',
    titleTh: '',
    summaryEn: null,
    summaryJa: null,
    summaryTh: null,
  }
  const [contentEn, contentJa] = [joinBlocks(now), joinBlocks(translated)]
  const { assumedJa } = deriveFromText({ ...titles, contentEn: joinBlocks(then), contentJa, contentTh: '' })
  return { contentEn, contentJa, sourceHashJa: assumedJa, videos: [] }
}

test('renderBody places a block next to its translation, and omits blocks that render nothing', () => {
  const { rows } = renderBody(bodyOf(english, japanese), { language: 'en', view: 'both', stale: false })
  expect(rows).toEqual([
    { state: 'current', en: '<h2 id="section-1">Start</h2>\n', ja: '<h2>始める</h2>\n' },
    {
      state: 'current',
      en: '<p>Read <a href="https://example.com" rel="noopener nofollow">this</a>.</p>\n',
      ja: '<p><a href="https://example.com" rel="noopener nofollow">これ</a>を読む。</p>\n',
    },
    { state: 'current', en: '<pre><code>code\n</code></pre>\n', ja: '<pre><code>code\n</code></pre>\n' },
    { state: 'current', en: '<h2 id="section-2">End</h2>\n', ja: '<h2>終わり</h2>\n' },
    { state: 'current', en: '<p>Done.</p>\n', ja: '<p>完了。</p>\n' },
  ])
})

test('renderBody gives a section the same id in each language and side by side', () => {
  const body = bodyOf(english, japanese)
  const shown = (['en', 'ja'] as const).flatMap((language) =>
    ([undefined, 'both'] as const).map((view) => renderBody(body, { language, view, stale: false })),
  )
  expect(shown.map(({ sections }) => sections.map(({ id }) => id))).toEqual(
    shown.map(() => ['section-1', 'section-2']),
  )
  expect(shown[3]?.sections[0]).toEqual({ id: 'section-1', title: '始める', language: 'ja' })
})

test('renderBody inserts the missing blocks of an outdated Japanese text in English', () => {
  const now = english.toSpliced(2, 0, '## New', 'More.')
  const body = bodyOf(now, japanese, english)
  const { html, partial, sections } = renderBody(body, { language: 'ja', view: undefined, stale: true })
  expect(partial).toBe(true)
  expect(html).toContain(
    'を読む。</p>\n<div lang="en"><h2 id="section-2">New</h2>\n</div><div lang="en"><p>More.</p>\n</div><pre>',
  )
  expect(sections.map(({ title, language }) => `${title} ${language}`)).toEqual([
    '始める ja',
    'New en',
    '終わり ja',
  ])
})

test('renderBody shows the English text even if its translation is outdated', () => {
  const { html, partial } = renderBody(bodyOf(['Now.'], ['以前。'], ['Then.']), {
    language: 'en',
    view: undefined,
    stale: false,
  })
  expect([html, partial]).toEqual(['<p>Now.</p>\n', false])
})

test('renderBody falls back to the only language that a guide has', () => {
  const body = bodyOf(english, [])
  const { rows, bothLanguages, language } = renderBody(body, { language: 'ja', view: 'both', stale: false })
  expect([rows, bothLanguages, language]).toEqual([null, false, 'en'])
})

test('renderBody removes scripts and script links, also side by side', () => {
  const hostile = ['<script>alert(1)</script>', '[x](javascript:alert(1))']
  const { rows } = renderBody(bodyOf(hostile, hostile), { language: 'en', view: 'both', stale: false })
  expect(JSON.stringify(rows)).not.toMatch(/<script|href/)
})

const keysIn = (html: string) => [...html.matchAll(/data-block="([^"]*)"/g)].map(([, key]) => key)

test('a block has the same key in both languages and in every view (B21.93)', () => {
  const body = bodyOf(english, japanese)
  const render = (language: 'en' | 'ja', view?: 'both') =>
    renderWithKeys(body, { language, view, stale: false })
  const keys = keysIn(render('en').html)
  expect(new Set(keys).size).toBe(5)
  expect(keysIn(render('ja').html)).toEqual(keys)
  const { rows } = render('ja', 'both')
  expect(keysIn(rows?.map(({ en }) => en).join('') ?? '')).toEqual(keys)
  expect(keysIn(rows?.map(({ ja }) => ja).join('') ?? '')).toEqual(keys)
})

const keysOfEnglish = (texts: string[]) =>
  keysIn(renderWithKeys(bodyOf(texts, []), { language: 'en', view: undefined, stale: false }).html)

test('a block keeps its key when the text before it is edited', () => {
  expect(keysOfEnglish(['New.', ...english])).toEqual([expect.any(String), ...keysOfEnglish(english)])
})

test('repeated blocks have different keys', () => {
  expect(new Set(keysOfEnglish(['Again.', 'Again.'])).size).toBe(2)
})

test('a block that translates several English blocks has the keys of all of them', () => {
  const { html } = renderWithKeys(
    { ...bodyOf(['One.', 'Two.', '## End'], ['一と二。', '## 終わり']) },
    { language: 'ja', view: undefined, stale: false },
  )
  expect(keysIn(html).map((key) => key?.split(' ').length)).toEqual([2, 1])
})
