import { describe, expect, test } from 'vitest'
import type { GuideDetail } from '../../../shared/guides/guide-schemas.ts'
import type { Person } from '../../testing/people.ts'
import { removeBlockKeys } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

const sections = {
  en: [
    'Introduction',
    'Required tools or skills',
    'Step-by-step process',
    'Monetization strategy',
    'Risks and common mistakes',
    'Premium content',
    'Summary',
  ],
  ja: [
    'はじめに',
    '必要な道具とスキル',
    '手順',
    '収益化の考え方',
    'リスクとよくある失敗',
    'プレミアム特典',
    'まとめ',
  ],
} as const

const textOf = (headings: readonly string[], language: string) =>
  headings
    .map((heading, place) => `## ${heading}\n\nPAID-${language}-${place} ${'And more. '.repeat(9)}`)
    .join('\n\n')

const whole = {
  id: 195,
  contentEn: `## Introduction\n\nA teaser for everybody.\n\n${textOf(sections.en.slice(1), 'en')}`,
  contentJa: `## はじめに\n\nだれでも読める紹介です。\n\n${textOf(sections.ja.slice(1), 'ja')}`,
  metadata: {
    toolsEn: ['Whisper', 'Canva'],
    toolsJa: ['音読さん'],
    risksEn: ['Voice rights'],
    risksJa: ['声の権利'],
    startCostEn: '$5 a month',
    startCostJa: '月700円',
    firstIncomeEn: '4 to 8 weeks',
    firstIncomeJa: '4〜8週間ほど',
  },
  referenceVideos: [
    { videoId: 'aaaaaaaaaaa', title: 'Watch this', language: 'en', channelTitle: 'A channel' },
    { videoId: 'bbbbbbbbbbb', title: 'これを見る', language: 'ja', channelTitle: null },
  ],
}

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  whole,
  { id: 194 },
  { id: 198 },
  { id: 199 },
  { id: 7, contentEn: 'No headings here. '.repeat(40), contentJa: '' },
  {
    id: 9,
    contentEn: `${'A first paragraph. '.repeat(20)}\n\n## Steps\n\n1. **Choose a voice.** Listen.\n2. **Record.** Once.`,
  },
  { id: 8, contentEn: '', titleEn: '', titleJa: '日本語だけの本', summaryEn: '' },
)
const reader = await shop.signUp('reader')
await give(reader)

/** Gives the user a free purchase of every guide. */
async function give({ uid }: Person): Promise<void> {
  await shop.deps.pool.query(
    `insert into purchases (user_id, guide_id, amount, currency, source)
     select users.id, guides.id, 0, 'usd', 'free' from users, guides where firebase_uid = $1
     on conflict do nothing`,
    [uid],
  )
}

/** Returns the HTML of the page's main element, without the hydration data. */
async function see(path: string, person?: Person): Promise<string> {
  const { body } = await shop.visit(path, person)
  return removeBlockKeys(body.slice(body.indexOf('<main'), body.indexOf('</main>')))
}

const aboveTitle = (page: string) => page.slice(0, page.indexOf('<h1'))

test.each([
  [194, false],
  [195, true],
  [198, true],
  [199, false],
])('a guide page shows the Premium badge above the title (guide %i: %s)', async (id, worn) => {
  const [english, japanese] = await Promise.all([see(`/guide/${id}`), see(`/ja/guide/${id}`)])
  expect(aboveTitle(english).includes('>Premium<')).toBe(worn)
  expect(aboveTitle(japanese).includes('>プレミアム<')).toBe(worn)
})

describe.each([
  ['en', '', 'Contents'],
  ['ja', '/ja', '目次'],
] as const)('a guide page in %s', (language, prefix, contents) => {
  test('a buyer finds every section of a guide in the table of contents and in the text', async () => {
    const page = await see(`${prefix}/guide/195`, reader)
    expect(page).toContain(`aria-label="${contents}"`)
    for (const [place, heading] of sections[language].entries()) {
      expect(page).toContain(`href="#section-${place + 1}"`)
      expect(page).toContain(`<h2 id="section-${place + 1}">${heading}</h2>`)
    }
    expect(page).toContain('href="#reference-videos"')
    expect(page).toContain('id="reference-videos"')
  })

  test('a guest sees section titles and facts of a guide, but no paid text or videos', async () => {
    const page = await see(`${prefix}/guide/195`)
    for (const heading of sections[language].slice(1)) expect(page).toContain(heading)
    const { metadata } = whole
    const names = {
      en: metadata.toolsEn.concat(metadata.risksEn),
      ja: metadata.toolsJa.concat(metadata.risksJa),
    }
    const facts = {
      en: [metadata.startCostEn, metadata.firstIncomeEn],
      ja: [metadata.startCostJa, metadata.firstIncomeJa],
    }
    for (const name of [...names[language], ...facts[language]]) expect(page).toContain(name)
    expect(page).not.toContain('PAID')
    expect(page).not.toMatch(/aaaaaaaaaaa|Watch this|これを見る/)
  })

  test('videos in the language of the guide page come first, as links without JavaScript', async () => {
    const page = await see(`${prefix}/guide/195`, reader)
    const links = [...page.matchAll(/youtube\.com\/watch\?v=(\w+)/g)].map(([, id]) => id)
    expect(links).toEqual(language === 'ja' ? ['bbbbbbbbbbb', 'aaaaaaaaaaa'] : ['aaaaaaaaaaa', 'bbbbbbbbbbb'])
    expect(page).not.toContain('<iframe')
  })

  test('the end of a guide links to four other guides, for guests and buyers', async () => {
    for (const person of [undefined, reader]) {
      const page = await see(`${prefix}/guide/195`, person)
      const related = page.slice(page.indexOf('id="related"'))
      expect(new Set(related.match(/href="[^"]*\/guide\/\d+"/g)).size).toBe(4)
      expect(related).not.toContain(`${prefix}/guide/195"`)
    }
  })

  test.each([
    ['１', 400],
    ['1e3', 400],
    ['-1', 400],
    ['+1', 400],
    ['1.0', 400],
    ['0', 400],
    ['2147483648', 400],
    ['2147483647', 404],
  ])('a guide page with the id %s returns %i and links back to the guides', async (id, status) => {
    const { status: answered, body } = await shop.visit(`${prefix}/guide/${encodeURIComponent(id)}`)
    expect(answered).toBe(status)
    expect(body.includes('<span lang="ja">ガイドIDが無効です</span>')).toBe(status === 400)
    expect(body.includes('Invalid guide ID</strong>')).toBe(status === 400 && language === 'en')
    expect(body).toContain(`href="${prefix}/guides"`)
  })

  test('a guide id with leading zeros redirects to the URL without them', async () => {
    const { status, headers } = await shop.visit(`${prefix}/guide/00195`)
    expect([status, headers['location']]).toEqual([301, `${prefix}/guide/195`])
  })
})

test('untranslated parts of a guide are labeled and have their own lang attribute, in both languages', async () => {
  const note = { en: 'haven’t been translated into English yet', ja: '未翻訳の部分' }
  for (const person of [undefined, reader]) {
    const japanese = await see('/ja/guide/7', person)
    expect(japanese).toContain(note.ja)
    expect(japanese).toMatch(/<div lang="en" class="prose[^>]*>\s*<p>No headings here/)
    const english = await see('/guide/8', person)
    expect(english).toContain(note.en)
    expect(english).toMatch(/<h1 lang="ja"[^>]*>日本語だけの本/)
    expect(await see('/guide/195', person)).not.toContain(note.en)
    expect(await see('/ja/guide/195', person)).not.toContain(note.ja)
  }
})

test('a guide without headings has neither an outline nor a table of contents', async () => {
  expect(await see('/guide/7')).not.toContain('<ol')
  expect(await see('/guide/7', reader)).not.toContain('aria-label="Contents"')
})

test.each([
  ['', ['1 step', '2 suggested prices', '2 mistakes to avoid', '1 template to copy']],
  ['/ja', ['手順1件', '料金の例2件', '避けたい失敗2件', 'ひな形1点']],
])(
  'the paywall lists counted contents of the text instead of reading minutes (prefix “%s”)',
  async (prefix, inside) => {
    const content = `Intro.

## Steps

1. Do it.

## Pricing

- Trial, $30
- Set, $140

## Risks

- Tax
- Rights

\`\`\`
Copy this.
\`\`\``
    await shop.stock({ id: 11, contentEn: content, contentJa: '' })
    const visible = async (id: number) => {
      const html = await see(`${prefix}/guide/${id}`)
      const [, paywall = ''] = /id="paywall"(.*?)<\/section>/s.exec(html) ?? []
      return paywall.replaceAll(/<[^>]*>/g, '\n')
    }
    for (const part of inside) expect(await visible(11)).toContain(`\n${part}\n`)
    expect(await visible(11)).not.toMatch(/-minute|\d分/)
    expect(await visible(7)).not.toContain(inside[2]?.replace('2', '0'))
  },
)

test('GET /api/guides/:id returns outline and facts, and the text only to users with access', async () => {
  const { guide } = (await shop.visit('/api/guides/195?language=ja')).json<GuideDetail>()
  expect(guide).toMatchObject({
    outlineEn: sections.en.slice(1),
    outlineJa: sections.ja.slice(1),
    toolsJa: ['音読さん'],
    risksEn: ['Voice rights'],
    startCostEn: '$5 a month',
    title: 'ガイド第195号',
    canView: false,
  })
  expect(guide).not.toHaveProperty('content')
  const read = (await shop.visit('/api/guides/raw_data/195?language=ja', reader)).json<GuideDetail>()
  expect(read.guide.content).toContain('PAID-ja-0')
})

test('an edited guide replaces the cached version in every reading mode', async () => {
  for (const edition of ['FIRST', 'SECOND']) {
    const text = (part: string) => `${part}-${edition} ${'And more. '.repeat(40)}`
    await shop.stock({
      id: 196,
      titleEn: `The ${edition} edition`,
      contentEn: `## Introduction\n\n${text('TEASER')}\n\n## Steps\n\n1. ${text('STEP')}`,
      contentJa: '',
      metadata: { startCostEn: `${edition} dollars` },
      referenceVideos: [
        { videoId: 'ccccccccccc', title: `VIDEO-${edition}`, language: 'en', channelTitle: null },
      ],
    })
    await give(reader)
    const gone = edition === 'FIRST' ? 'SECOND' : 'FIRST'
    for (const path of ['/guide/196', '/guide/196', '/ja/guide/196', '/guide/196?view=both']) {
      const { body } = await shop.visit(path, reader)
      for (const shown of [`The ${edition} edition`, 'TEASER', 'STEP', `${edition} dollars`, 'VIDEO'])
        expect(body).toContain(shown)
      expect(body).not.toContain(gone)
    }
  }
})

test('a buyer’s guide text is never shown to others, nor to the buyer after a refund', async () => {
  const stranger = await shop.signUp('stranger')
  await shop.stock({ ...whole, id: 197 })
  await give(reader)
  for (const path of ['/guide/197', '/ja/guide/197', '/guide/197?view=both']) {
    expect((await shop.visit(path, reader)).body).toMatch(/PAID-(en|ja)-3/)
    for (const person of [stranger, undefined])
      expect((await shop.visit(path, person)).body).not.toMatch(/PAID-(en|ja)/)
    expect((await shop.visit(path, reader)).body).not.toContain(stranger.email)
  }
  await shop.deps.pool.query('update purchases set revoked_at = now() where guide_id = 197')
  expect((await shop.visit('/guide/197', reader)).body).not.toMatch(/PAID-(en|ja)/)
})

test('frame-src allows only the YouTube player, Firebase sign-in and Stripe', async () => {
  const policy = String((await shop.visit('/guide/195')).headers['content-security-policy'])
  const frames = policy.split('; ').find((directive) => directive.startsWith('frame-src'))
  expect(frames?.split(' ')).toEqual([
    'frame-src',
    'https://www.youtube-nocookie.com',
    `http://${shop.deps.env.FIREBASE_AUTH_EMULATOR_HOST}`,
    new URL(shop.stripeUrl).origin,
  ])
})

test('without JavaScript a video of a guide is a link to YouTube', async () => {
  expect((await shop.visit('/guide/195', reader)).body).toMatch(
    /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aaaaaaaaaaa"(?:(?!<\/a>).)*Watch this/s,
  )
})

test('the table of contents lists the checklist and the report form for users with access', async () => {
  const reader = await shop.signUp('nao')
  await shop.post('/api/users/free-selection', { guideId: 9 }, reader)
  const { body } = await shop.visit('/guide/9', reader)
  for (const part of ['steps', 'report']) {
    expect(body).toContain(`href="#${part}"`)
    expect(body).toContain(`id="${part}"`)
  }
  expect((await shop.visit('/guide/9')).body).not.toContain('href="#steps"')
})
