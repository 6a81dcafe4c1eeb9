import { expect, test } from 'vitest'
import { removeBlockKeys } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })

const english = ['## Introduction', 'A teaser.', '## Steps', 'One step after the other.']
const japanese = ['## はじめに', '紹介文。', '## 手順', '一歩ずつ進みます。']
const guide = (id: number, contentEn = english, contentJa = japanese, said: object = {}) => ({
  id,
  contentEn: contentEn.join('\n\n'),
  contentJa: contentJa.join('\n\n'),
  isFreePreview: true,
  ...said,
})

const stale = 'この日本語版は、英語版の以前の内容に基づいています。'
const untranslated = '未翻訳の部分は、英語のまま表示しています。'

/** Returns the HTML of the page without its hydration data. */
const shownOf = async (address: string) =>
  removeBlockKeys((await shop.visit(address)).body).replace(
    /<script type="application\/json"[\s\S]*?<\/script>/,
    '',
  )

test('a guide can be read in both languages side by side without JavaScript', async () => {
  await shop.stock(guide(1))

  const body = await shownOf('/ja/guide/1?view=both')

  expect(body).toMatch(
    /<div lang="ja" class="prose[^"]*"><h2 id="section-2">手順<\/h2>[^]*?<div lang="en" class="prose[^"]*"><h2>Steps<\/h2>/,
  )
  expect(body).toContain('日英対訳')
  expect(body).toContain('<p>一歩ずつ進みます。</p>')
  expect(body).toContain('<p>One step after the other.</p>')
  expect(body).toMatch(
    /href="\/ja\/guide\/1\?view=both"[^>]* aria-current="page"|aria-current="page"[^>]* href="\/ja\/guide\/1\?view=both"/,
  )
})

test('each reading mode of a guide links to the other modes', async () => {
  await shop.stock(guide(2))
  for (const address of ['/guide/2', '/ja/guide/2', '/guide/2?view=both'])
    expect(await shownOf(address)).toMatch(
      /href="\/guide\/2"[^]*href="\/ja\/guide\/2"[^]*href="(\/ja)?\/guide\/2\?view=both"/,
    )
})

test('an untranslated guide offers no side-by-side view', async () => {
  await shop.stock(guide(3, english, []))
  const body = await shownOf('/ja/guide/3?view=both')
  expect(body).not.toContain('日英対訳')
  expect(body).toContain('<p>One step after the other.</p>')
})

test('an outdated translation is labeled, and its untranslated text is marked as English', async () => {
  await shop.stock(guide(4))
  await shop.stock(guide(4, [...english, 'Added later.']))

  const body = await shownOf('/ja/guide/4')

  expect(body).toContain(stale)
  expect(body).toContain(untranslated)
  expect(body).toContain('<div lang="en"><p>Added later.</p>')
  expect(await shownOf('/guide/4')).not.toContain('earlier version')
})

test('an outdated translation is labeled on the page of a guide before it is bought', async () => {
  await shop.stock(guide(5, english, japanese, { isFreePreview: false }))
  await shop.stock(guide(5, ['## Beginning', ...english.slice(1)], japanese, { isFreePreview: false }))
  expect(await shownOf('/ja/guide/5')).toContain(stale)
  expect((await shop.visit('/api/guides/5')).json()).toMatchObject({ guide: { translationStateJa: 'stale' } })
})

test('a guide with an up-to-date translation shows no note about versions', async () => {
  await shop.stock(guide(6))
  const body = await shownOf('/ja/guide/6')
  expect(body).not.toContain(stale)
  expect(body).not.toContain(untranslated)
})

test('the head of a Japanese page with an English title marks the title as English', async () => {
  await shop.stock(guide(7, english, [], { titleJa: '', summaryJa: null }))
  const body = await shownOf('/ja/guide/7')
  expect(body).toContain('<title lang="en">')
  expect(body).toContain('<meta name="description" lang="en"')
  expect(body).toContain('<meta property="og:locale" content="en_US">')
})

test('GET /api/guides/:id returns English text with the language en for an untranslated guide', async () => {
  await shop.stock(guide(8, english, []))
  expect((await shop.visit('/api/guides/8?language=ja')).json()).toMatchObject({
    guide: { language: 'en', title: 'Guide number 8', content: english.join('\n\n') },
  })
})

test('a list page contains titles in its language, and English ones of untranslated guides', async () => {
  await shop.stock(
    guide(61, english, japanese, { titleEn: 'Draw sixty-one foxes', titleJa: '六十一匹の狐を描く' }),
    guide(62, english, japanese, { titleEn: 'Draw sixty-two owls', titleJa: '' }),
  )

  for (const [page, own, other] of [
    ['/guides?sort=newest', 'Draw sixty-one foxes', '六十一匹の狐を描く'],
    ['/ja/guides?sort=newest', '六十一匹の狐を描く', 'Draw sixty-one foxes'],
  ] as const) {
    const { body } = await shop.visit(page)
    expect([body.includes(own), body.includes(other), body.includes('Draw sixty-two owls')]).toEqual([
      true,
      false,
      true,
    ])
  }
  // Clients of the previous release send no language.
  const asked = await shop.visit(
    `/trpc/guides.listing?input=${encodeURIComponent('{"json":{"sort":"newest"}}')}`,
  )
  for (const title of ['Draw sixty-one foxes', '六十一匹の狐を描く']) expect(asked.body).toContain(title)
})
