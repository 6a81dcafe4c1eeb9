import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { countMissedSearch } from '../../guides/catalog/count-missed-search.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  {
    id: 1,
    titleEn: 'Captions for museums',
    titleJa: '資料館の動画に言葉を添える',
    tags: ['subtitles', 'transcription'],
    metadata: {
      toolsEn: ['Whisper or Descript'],
      toolsJa: ['Vrew'],
      startCostEn: '$0 (free plans suffice)',
      firstIncomeEn: '4 to 8 weeks',
      hoursPerWeek: 4,
    },
  },
  {
    id: 2,
    titleEn: 'Sell patterns',
    titleJa: '柄を売る',
    tags: ['ebooks'],
    metadata: {
      toolsEn: ['Midjourney', 'Canva'],
      toolsJa: ['SUZURI'],
      startCostEn: '$20–$60',
      firstIncomeEn: '2 to 4 months',
    },
  },
  {
    id: 3,
    titleEn: 'Online lessons',
    titleJa: 'オンライン講座',
    tags: ['No Upfront Cost'],
    metadata: { toolsEn: ['Canva'], startCostEn: '$0–$20' },
  },
)
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))

const page = async (path: string) => (await shop.visit(path)).body
const shownOn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*href="(?:\/ja)?\/guide\/(\d+)"/g)].map(([, id]) => Number(id))
const found = async (text: string) => {
  const answer = await shop.visit(`/api/guides?search=${encodeURIComponent(text)}`)
  return answer.json<{ id: number }[]>().map(({ id }) => id)
}

const rowOf = async (text: string) => {
  const key = hash('sha256', text.toLowerCase(), 'base64url')
  const query = 'select text, times from missed_searches where key = $1'
  return (await shop.deps.pool.query(query, [key])).rows
}
const searchFor = (text: string) => shop.visit(`/guides?q=${encodeURIComponent(text)}`)
const newText = () => `Bees ${crypto.randomUUID().slice(0, 8)}`

describe('the guide search finds public texts only', () => {
  test.each([
    ['文字起こし', [1]],
    ['もじおこし', [1]],
    ['電子書籍', [2]],
    ['キンドル', [2]],
    ['Whisper', [1]],
    ['vrew', [1]],
    ['suzuri', [2]],
    ['Canva', [2, 3]],
    ['ライン', []],
    ['captoins', [1]],
  ])('a search for %s finds the guides that mention it', async (text, ids) => {
    expect((await found(text)).toSorted((a, b) => a - b)).toEqual(ids)
  })

  test('a search for paid text finds no guide', async () => {
    expect(await found('PAID-TEXT-1')).toEqual([])
  })
})

test('a search for a synonym of No Investment selects that filter', async () => {
  const html = await page('/guides?q=Zero+Cost')
  expect(shownOn(html)).toEqual([3])
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>No Investment/)
})

describe('the search explains how it understood a query', () => {
  test.each([
    ['/guides?q=captoins', 'No results for “captoins”. Showing results for “captions” instead.'],
    ['/guides?q=subtitles+quantum', 'No results for “quantum”. Showing results for “subtitles” instead.'],
    ['/guides?q=how+to+start', 'Every guide matches “how to start”'],
    ['/guides?q=drawing', 'We have no guide about “drawing”. These guides come closest.'],
    ['/guides?q=canva+without+patterns', 'Remove: not patterns'],
    ['/guides?q=under+$15', '1 guide matches and is listed first; the others come close.'],
    ['/guides?q=2+hours+a+week', 'We have no guide about “2 hours a week”. These guides come closest.'],
    ['/ja/guides?q=予算3000円以内', '条件を外す：初期費用は3,000円まで'],
    ['/ja/guides?q=captoins', '「captoins」は見つかりませんでした。「captions」の検索結果を表示しています。'],
  ])('%s explains which guides are shown', async (path, words) => {
    expect(await page(path)).toContain(words)
  })

  test.each([
    ['/guides?q=under+$15', 'Results for “under $15” (1 guide)', '1 guide'],
    ['/guides?q=drawing', 'Results for “drawing” (1 guide)', '1 guide'],
    ['/ja/guides?q=予算3000円以内', '「予算3000円以内」の検索結果（2件）', '2件'],
  ])('%s counts the matching guides in the title and the heading (B21.44)', async (path, title, count) => {
    const html = await page(path)
    expect(html).toContain(`<title>${title} | AI Income Guides</title>`)
    expect(html).toMatch(new RegExp(`<h2[^>]*><output>[^<]*(<!-- -->)?[^<]*(<!-- -->)?${count}</output>`))
  })

  test('a search excludes disliked topics and links to itself without the exclusion', async () => {
    const html = await page('/guides?q=canva+without+patterns')
    expect(shownOn(html)).toEqual([3])
    expect(html).toMatch(/<a[^>]*aria-label="Remove: not patterns"[^>]*>/)
    expect(html).toContain('href="/guides?q=canva"')
  })

  test('common words in a search exclude no guide', async () => {
    expect(shownOn(await page('/guides?q=how+to+start')).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })
})

describe('the guide list can be filtered without JavaScript', () => {
  test.each([
    ['/guides?tool=Canva', [2, 3]],
    ['/guides?tool=Canva&cost=more', [2]],
    ['/guides?cost=none', [1]],
    ['/guides?wait=later', [2]],
    ['/guides?read=short&q=canva', [2, 3]],
    ['/ja/guides?cost=small', [3]],
    ['/guides?cost=nonsense', [1, 2, 3]],
  ])('the URL %s filters the guide list', async (path, ids) => {
    expect(shownOn(await page(path)).toSorted((a, b) => a - b)).toEqual(ids)
  })

  test('the filter form counts the guides of each option and links to remove a filter', async () => {
    const html = await page('/guides?tool=Canva&q=canva')
    expect(html).toContain('<option value="Canva" selected="">Canva (2)</option>')
    expect(html).toContain('<option value="more">More than $20 (1)</option>')
    expect(html).not.toContain('value="none"')
    expect(html).toMatch(
      /<a href="\/guides\?q=canva"[^>]*aria-label="Remove filter: Canva"|aria-label="Remove filter: Canva"[^>]*href="\/guides\?q=canva"/,
    )
  })

  test('the cost filter is in yen on Japanese pages', async () => {
    expect(await page('/ja/guides')).toContain('3,000円まで（1）')
  })
})

describe('a search without results suggests alternatives', () => {
  test('a search without results links to topics, guides and a contact form with the prefilled topic', async () => {
    const html = await page('/guides?q=subtitlesque')
    expect(html).toContain('No guides found')
    expect(html).toContain('href="/guides?q=subtitles"')
    expect(shownOn(html)).toHaveLength(3)
    expect(html).toContain('href="/contact?guide=subtitlesque"')
    expect(await page('/contact?guide=beekeeping')).toContain('I’d like a guide about: beekeeping</textarea>')
    expect(await page('/ja/contact?guide=%E9%A4%8A%E8%9C%82')).toContain('養蜂</textarea>')
  })

  test('a search without results suggests the corrected words that have results', async () => {
    expect(await page('/guides?q=captoins+quantum')).toContain('Did you mean “captions”?')
  })
})

describe('searches without results are counted', () => {
  test('a search without results is counted by its lowercase text, which is stored from the third time on', async () => {
    const text = newText()
    await searchFor(text)
    await expect.poll(() => rowOf(text)).toEqual([{ text: null, times: 1 }])
    countMissedSearch(shop.deps, text, '192.0.2.1')
    await expect.poll(() => rowOf(text)).toEqual([{ text: null, times: 2 }])
    countMissedSearch(shop.deps, ` ${text.toUpperCase()}`, '192.0.2.2')
    await expect.poll(() => rowOf(text)).toEqual([{ text: text.toLowerCase(), times: 3 }])
  })

  test('a search that has results only without one of its words counts as missed', async () => {
    const text = `whisper ${newText()}`
    expect(shownOn(await page(`/guides?q=${encodeURIComponent(text)}`))).toEqual([1])
    await expect.poll(() => rowOf(text)).toEqual([{ text: null, times: 1 }])
  })

  test('missed searches count once per network, and not with results or for an overlong word', async () => {
    const [text, last] = [newText(), newText()]
    const letter = 'zq'.repeat(40)
    for (const typed of [text, text.toUpperCase(), ` ${text}`, 'whisper', letter, last])
      await searchFor(typed)
    await expect.poll(() => rowOf(last)).toEqual([{ text: null, times: 1 }])
    expect(await rowOf(text)).toEqual([{ text: null, times: 1 }])
    expect(await rowOf('whisper')).toEqual([])
    expect(await rowOf(letter)).toEqual([])
  })

  test('a missed search is stored with a space instead of a null character', async () => {
    const text = newText()
    await searchFor(`${text}\0${text}`)
    await expect.poll(() => rowOf(`${text} ${text}`)).toEqual([{ text: null, times: 1 }])
  })

  test('a search succeeds even when it cannot be counted', async () => {
    await shop.deps.pool.query('alter table missed_searches rename to gone')
    const answer = await shop.visit(`/guides?q=${crypto.randomUUID()}`)
    await shop.deps.pool.query('alter table gone rename to missed_searches')
    expect(answer.status).toBe(200)
  })
})

test('guides.suggest returns the tools that start with the typed text', async () => {
  const input = encodeURIComponent(JSON.stringify({ json: { text: 'ca' } }))
  const answer = await shop.visit(`/trpc/guides.suggest?input=${input}`)
  expect(answer.json()).toMatchObject({ result: { data: { json: { tools: ['Canva'] } } } })
})
