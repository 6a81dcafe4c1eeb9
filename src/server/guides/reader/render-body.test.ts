import { expect, test } from 'vitest'
import { deriveFromText } from '../text/derive-from-text.ts'
import { renderBody } from './render-body.ts'
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

/** Returns a Japanese text made from one English text, stored next to another. */
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

test('places a block next to its translation, and skips blocks that render nothing', () => {
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

test('gives a section the same id in either language and in both', () => {
  const body = bodyOf(english, japanese)
  const shown = (['en', 'ja'] as const).flatMap((language) =>
    ([undefined, 'both'] as const).map((view) => renderBody(body, { language, view, stale: false })),
  )
  expect(shown.map(({ sections }) => sections.map(({ id }) => id))).toEqual(
    shown.map(() => ['section-1', 'section-2']),
  )
  expect(shown[3]?.sections[0]).toEqual({ id: 'section-1', title: '始める', language: 'ja' })
})

test('inserts missing blocks of an outdated Japanese text in English', () => {
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

test('shows the English text regardless of its translation', () => {
  const { html, partial } = renderBody(bodyOf(['Now.'], ['以前。'], ['Then.']), {
    language: 'en',
    view: undefined,
    stale: false,
  })
  expect([html, partial]).toEqual(['<p>Now.</p>\n', false])
})

test('shows a guide in one language only as it is', () => {
  const body = bodyOf(english, [])
  const { rows, bothLanguages, language } = renderBody(body, { language: 'ja', view: 'both', stale: false })
  expect([rows, bothLanguages, language]).toEqual([null, false, 'en'])
})

test('runs nothing that an author writes, also side by side', () => {
  const hostile = ['<script>alert(1)</script>', '[x](javascript:alert(1))']
  const { rows } = renderBody(bodyOf(hostile, hostile), { language: 'en', view: 'both', stale: false })
  expect(JSON.stringify(rows)).not.toMatch(/<script|href/)
})
