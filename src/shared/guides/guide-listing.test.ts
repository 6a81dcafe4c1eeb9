import { describe, expect, test } from 'vitest'
import { toBigrams, duplicateSimilarity } from './duplicates/duplicate-rule.ts'
import { createGuideCard, createCatalogIndex } from '../../server/testing/guide-card.ts'
import { buildCatalogIndex } from './guide-listing.ts'
import { separateSimilarTitles } from './sort-and-filter-list.ts'
import type { GuideSummary } from './guides.ts'

const card = (id: number, given: Partial<GuideSummary> = {}): GuideSummary =>
  createGuideCard({
    id,
    titleEn: `${'abcdefghij'[id % 10]}${id}`,
    titleJa: '',
    readingMinutes: 10,
    ...given,
  })

const catalogIndex = createCatalogIndex([
  card(1, { titleEn: 'Voices for films', readingMinutes: 12 }),
  card(2, { titleEn: 'Newsletters', tags: ['narration'], isFreePreview: true }),
  card(3, { titleEn: 'Pictures, retouched', summaryEn: 'And newsletters.', readingMinutes: 5 }),
  card(4, { titleEn: 'Newsletters, second edition', duplicateOf: 2 }),
])
const ids = (request: Parameters<typeof catalogIndex.find>[0]) =>
  catalogIndex.find(request).cards.map(({ id }) => id)

describe('matching and close guides (B21.44)', () => {
  const shop = createCatalogIndex([
    card(1, { titleEn: 'Invoice clients', startCost: 'none' }),
    card(2, { titleEn: 'Bookkeeping', startCost: 'more' }),
    card(3, { titleEn: 'Interview shop owners', startCost: 'none' }),
    card(4, { titleEn: 'Draw patterns', startCost: 'small' }),
  ])
  const found = (q: string, sort?: 'newest') => {
    const { cards, filter } = shop.find({ q, ...(sort && { sort }) })
    return {
      ids: cards.map(({ id }) => id),
      ...(filter?.kind === 'search' && { about: filter.about, lost: filter.lost }),
    }
  }

  test.each(['newest', undefined] as const)(
    'guides about the searched topic come first in any order (%s)',
    (sort) => {
      expect(found('bookkeeping', sort)).toEqual({ ids: [2, 1], about: 1, lost: '' })
    },
  )

  test('a searched word that only related words match is reported as missing', () => {
    expect(found('drawing logo')).toMatchObject({ ids: [4], about: 0, lost: 'logo' })
  })

  test('a guide over the searched budget is a close match', () => {
    expect(found('under $5')).toEqual({ ids: [1, 3, 4, 2], about: 2, lost: '' })
  })

  test('guides about a disliked topic are excluded', () => {
    expect(found('I hate talking')).toEqual({ ids: [1, 2, 4], about: 3, lost: '' })
  })
})

describe('the guide list', () => {
  test('the guide list contains every guide in the recommended order, without near-duplicates', () => {
    expect(ids({})).toEqual([1, 2, 3])
    expect(catalogIndex.find({ q: '  ' }).filter).toBeNull()
  })

  test.each(['Voice Over', 'voice-over', ' VOICE  over ', 'ナレーション', 'ﾅﾚｰｼｮﾝ'])(
    'the text %j selects the tag Voice Over',
    (q) => {
      expect(catalogIndex.find({ q }).filter).toEqual({ kind: 'tag', tag: 'Voice Over' })
      expect(ids({ q })).toEqual([1, 2])
    },
  )

  test('a text that is no tag is searched, best match first', () => {
    expect(catalogIndex.find({ q: ' newsletters ' }).filter).toMatchObject({
      kind: 'search',
      text: 'newsletters',
      match: 'exact',
      shown: '',
      lost: '',
    })
    expect(ids({ q: 'newsletters' })).toEqual([2, 3])
  })

  test.each([
    ['newest', [3, 2, 1]],
    ['shortest', [3, 2, 1]],
    ['longest', [1, 2, 3]],
  ] as const)('the guide list is sorted with the %s first', (sort, order) => {
    expect(ids({ sort })).toEqual(order)
  })

  test('search results can be sorted in another order', () => {
    expect(ids({ q: 'newsletters', sort: 'newest' })).toEqual([3, 2])
  })

  test('the filter for free guides can be combined with a tag or a search', () => {
    expect(ids({ free: true })).toEqual([2])
    expect(ids({ free: true, q: 'voice-over' })).toEqual([2])
    expect(ids({ free: true, q: 'pictures' })).toEqual([])
  })
})

test('filtered guide lists keep the recommended order, in which similar titles move down', () => {
  const ranked = createCatalogIndex([
    card(1, { tags: ['bot'], recommended: 3 }),
    card(2, { tags: ['bot'], recommended: 1, titleEn: 'Banners 1', isFreePreview: true }),
    card(3, { tags: ['bot'], recommended: 2, titleEn: 'Banners 2', isFreePreview: true }),
  ])
  const found = (request: Parameters<typeof ranked.find>[0]) => ranked.find(request).cards.map(({ id }) => id)
  expect(found({})).toEqual([2, 1, 3])
  expect(found({ q: 'automation' })).toEqual([2, 1, 3])
  expect(found({ free: true })).toEqual([2, 3])
})

describe('filters of a list', () => {
  const tools = createCatalogIndex([
    card(1, { tools: ['Canva', 'DeepL'], startCost: 'none', readingMinutes: 4 }),
    card(2, { tools: ['Canva'], startCost: 'small', firstIncome: 'weeks', readingMinutes: 8 }),
    card(3, { tools: ['DeepL'], startCost: 'none', firstIncome: 'later', tags: ['yoga'] }),
    card(4, { tools: ['Canva'], duplicateOf: 2 }),
  ])
  const found = (request: Parameters<typeof tools.find>[0]) => tools.find(request).cards.map(({ id }) => id)

  test.each([
    [{ tool: 'Canva' }, [1, 2]],
    [{ cost: 'none' }, [1, 3]],
    [{ wait: 'weeks' }, [2]],
    [{ read: 'short' }, [1]],
    [{ tool: 'DeepL', cost: 'none', q: 'yoga' }, [3]],
    [{ tool: 'DeepL', wait: 'weeks' }, []],
  ] as const)('the guide list is filtered by %j', (request, ids) => {
    expect(found(request)).toEqual(ids)
  })

  test('each filter choice shows its number of guides, and choices without guides are omitted', () => {
    expect(tools.find({ tool: 'Canva' }).choices).toEqual({
      tool: [
        { value: 'Canva', count: 2 },
        { value: 'DeepL', count: 2 },
      ],
      cost: [
        { value: 'none', count: 1 },
        { value: 'small', count: 1 },
      ],
      wait: [{ value: 'weeks', count: 1 }],
      read: [
        { value: 'short', count: 1 },
        { value: 'medium', count: 1 },
      ],
      reported: [],
    })
  })

  test('the guide list can be filtered and sorted by reports, and ties keep their order', () => {
    const said = { en: 'x', ja: 'x' }
    const reported = createCatalogIndex([
      card(1, { reported: { reports: 6, paid: 2, said } }),
      card(2),
      card(3, { reported: { reports: 5, paid: 4, said } }),
      card(4, { duplicateOf: 3, reported: { reports: 9, paid: 9, said } }),
      card(5),
    ])
    const ids = (request: Parameters<typeof reported.find>[0]) =>
      reported.find(request).cards.map(({ id }) => id)
    const plain = ids({})
    expect(ids({ sort: 'reported' })).toEqual([3, 1, ...plain.filter((id) => id !== 1 && id !== 3)])
    expect(ids({ sort: 'reported', reported: '1' })).toEqual([3, 1])
    expect(reported.find({}).choices.reported).toEqual([{ value: '1', count: 2 }])
    expect(reported.find({ tool: 'Canva' }).choices.reported).toEqual([])
  })

  test('a selected filter choice is included even if it leaves no guides', () => {
    expect(tools.find({ tool: 'Excel', cost: 'more' }).choices).toMatchObject({
      tool: [{ value: 'Excel', count: 0 }],
      cost: [{ value: 'more', count: 0 }],
    })
  })
})

describe('names of the tag No Investment', () => {
  test.each([
    'Zero Investment Required',
    'No Investment',
    'No Upfront Cost',
    'free',
    'ZERO COST',
    'zero-cost',
  ])('the text %s selects the tag No Investment', (q) => {
    expect(catalogIndex.find({ q }).filter).toEqual({ kind: 'tag', tag: 'No Investment' })
  })
})

describe('a search without results', () => {
  const many = createCatalogIndex([
    card(1, { tags: ['subtitles'] }),
    card(2, { tags: ['data entry'] }),
    card(3, { tags: ['data entry'] }),
  ])

  test('a search without results suggests similarly spelled tags, common tags and the first guides', () => {
    expect(many.find({ q: 'xsubtitlesx' }).help).toMatchObject({
      tags: ['subtitles', 'data entry'],
      cards: [{ id: 1 }, { id: 2 }, { id: 3 }],
    })
  })

  test('nothing is suggested if only the filters exclude all guides', () => {
    expect(many.find({ q: 'subtitles', free: true })).toMatchObject({ cards: [], help: null })
  })
})

describe('suggestions while typing', () => {
  const typed = createCatalogIndex([
    card(1, { titleEn: 'Podcasts for museums', tags: ['podcast'], tools: ['PowerPoint'] }),
    card(2, { titleEn: 'Letters', tags: ['Podcast', '字幕'], tools: ['Canva'] }),
    card(3, { titleEn: 'Podcasts again', duplicateOf: 1 }),
  ])

  test('a typed text suggests tags, tools and titles', () => {
    expect(typed.suggest(' Po')).toMatchObject({ tags: ['podcast'], tools: ['PowerPoint'] })
    expect(typed.suggest('podca').cards.map(({ id }) => id)).toEqual([1, 2])
    expect(typed.suggest('字')).toMatchObject({ tags: ['字幕'] })
  })

  test('an empty text has no suggestions', () => {
    expect(typed.suggest(' ')).toEqual({ tags: [], tools: [], cards: [] })
    expect(typed.suggest('qqqq')).toEqual({ tags: [], tools: [], cards: [] })
  })
})

test('the documented list call includes near-duplicates', () => {
  expect(catalogIndex.search('newsletters').map(({ id }) => id)).toEqual([2, 4, 3])
  expect(createCatalogIndex([card(1, { tags: ['bot'], duplicateOf: 3 })]).tagged('automation')).toHaveLength(
    1,
  )
})

test('an unknown tag selects the guides that have it', () => {
  const own = createCatalogIndex([card(1, { tags: ['cooking'] }), card(2, { tags: ['gardening'] })])
  expect(own.tagged('Cooking').map(({ id }) => id)).toEqual([1])
  expect(own.tagged('gardening').map(({ id }) => id)).toEqual([2])
})

test('a large search index is built in steps', () => {
  const cards = Array.from({ length: 1000 }, (_, index) => card(index + 1))
  const maxAtOnce = 20
  expect([...buildCatalogIndex(cards)].length).toBeGreaterThanOrEqual(cards.length / maxAtOnce)
})

const sorted = (titles: string[], similarity = duplicateSimilarity) =>
  separateSimilarTitles(
    titles.map((title) => ({ card: title, title: toBigrams(title) })),
    similarity,
  )

describe('guides with similar titles', () => {
  test.each([
    [
      'the second guide moves behind the next other guide',
      ['Sell prints of cats', 'Sell prints of cat', 'Newsletters'],
      ['Sell prints of cats', 'Newsletters', 'Sell prints of cat'],
    ],
    [
      'three similar guides are spread',
      ['Banners 1', 'Banners 2', 'Banners 3', 'Subtitles', 'Podcasts'],
      ['Banners 1', 'Subtitles', 'Banners 2', 'Podcasts', 'Banners 3'],
    ],
    [
      'other guides keep their positions',
      ['Subtitles', 'Banners', 'Podcasts'],
      ['Subtitles', 'Banners', 'Podcasts'],
    ],
    ['not without another guide in between', ['Banners 1', 'Banners 2'], ['Banners 1', 'Banners 2']],
  ])('similar titles are separated: %s', (_what, titles, order) => {
    expect(sorted(titles)).toEqual(order)
  })

  test('titles are separated only above the given similarity', () => {
    const titles = ['Banners 1', 'Banners 2', 'Subtitles']
    expect(sorted(titles, 1)).toEqual(titles)
    expect(sorted(titles, 0.5)).toEqual(['Banners 1', 'Subtitles', 'Banners 2'])
  })

  test('separating similar titles loses no guide', () => {
    const titles = Array.from({ length: 40 }, (_, index) =>
      index < 30 ? `Banners ${index % 10}` : `Other ${index}`,
    )
    expect(sorted(titles).toSorted()).toEqual(titles.toSorted())
  })

  test('the guide list separates similar titles', () => {
    const alike = createCatalogIndex([
      card(1, { titleEn: 'Sell prints of cats' }),
      card(2, { titleEn: 'Sell prints of cat' }),
      card(3),
    ])
    expect(alike.find({}).cards.map(({ id }) => id)).toEqual([1, 3, 2])
  })
})
