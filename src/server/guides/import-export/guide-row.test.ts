import { describe, expect, test } from 'vitest'
import { parseGuideRow } from './guide-row.ts'

const smallest = { id: 7, titleEn: 'A title', contentEn: 'A text', tags: ['AI Writing'] }
const problemsOf = (fields: Record<string, unknown>) => parseGuideRow({ ...smallest, ...fields }).problems
const guideOf = (fields: Record<string, unknown>) => {
  const { guide, problems } = parseGuideRow({ ...smallest, ...fields })
  expect(problems).toEqual([])
  return guide
}

describe('parseGuideRow', () => {
  test('parseGuideRow requires only an id, an English title and text, and tags', () => {
    expect(parseGuideRow(smallest).guide).toMatchObject({
      titleJa: '',
      titleTh: '',
      contentTh: '',
      summaryEn: null,
      price: 200,
      priceJpy: null,
      isFreePreview: false,
      thumbnailUrl: '/thumbnails/7.svg',
      metadata: {},
      titleJson: null,
      referenceVideos: [],
    })
  })

  test('parseGuideRow accepts field names in camel case and snake case, but not both', () => {
    const { titleEn, contentEn, ...rest } = smallest
    const snake = { title_en: titleEn, content_en: contentEn, is_free_preview: true, title_json: { a: 1 } }
    expect(parseGuideRow({ ...rest, ...snake }).guide).toEqual(
      guideOf({ isFreePreview: true, titleJson: { a: 1 } }),
    )
    expect(problemsOf({ title_en: 'Another title' })).toEqual([
      { field: 'title_en', reason: 'is given in both spellings' },
    ])
  })

  test('parseGuideRow accepts tags as a list or as one comma-separated text', () => {
    expect(guideOf({ tags: 'AI Writing, Automation ,' })?.tags).toEqual(['AI Writing', 'Automation'])
    expect(guideOf({ tags: ['kept, as it is'] })?.tags).toEqual(['kept, as it is'])
  })

  test('parseGuideRow takes a yen price from the metadata unless the row has one itself', () => {
    const metadata = { priceJpy: 480 }
    expect(guideOf({ metadata })).toMatchObject({ priceJpy: 480, metadata })
    expect(guideOf({ metadata, priceJpy: 300 })?.priceJpy).toBe(300)
    expect(guideOf({ metadata, price_jpy: null })?.priceJpy).toBeNull()
    expect(problemsOf({ metadata: { priceJpy: 1.5 } })).toEqual([
      { field: 'priceJpy', reason: 'must be a whole number from 100 to 99999999' },
    ])
  })

  test("parseGuideRow requires a yen price if the price is below Stripe's minimum in yen", () => {
    expect(guideOf({ price: 99, priceJpy: 100 })?.price).toBe(99)
    expect(problemsOf({ price: 99 })).toEqual([
      { field: 'priceJpy', reason: 'must be a whole number from 100 to 99999999' },
    ])
  })

  test('parseGuideRow accepts each video once, with a drawn thumbnail by default', () => {
    const video = { video_id: 'https://youtu.be/aaaaaaaaaaa', title: 'A video', language: 'en' }
    expect(guideOf({ referenceVideos: [video] })?.referenceVideos).toEqual([
      {
        videoId: 'aaaaaaaaaaa',
        title: 'A video',
        language: 'en',
        thumbnailUrl: '/thumbnails/video/aaaaaaaaaaa.svg',
        channelTitle: null,
      },
    ])
    expect(problemsOf({ referenceVideos: [video, video] })).toEqual([
      { field: 'referenceVideos', reason: 'names a video twice' },
    ])
    expect(problemsOf({ referenceVideos: [video, { ...video, title: '' }] })).toEqual([
      { field: 'referenceVideos', reason: 'video 2: title is empty' },
    ])
    expect(problemsOf({ referenceVideos: [{ ...video, video_id: 'https://vimeo.com/1' }] })).toEqual([
      {
        field: 'referenceVideos',
        reason: 'video 1: videoId must be the ID or the address of a YouTube video',
      },
    ])
    expect(problemsOf({ referenceVideos: [{ ...video, language: 'english' }] })).toEqual([
      { field: 'referenceVideos', reason: 'video 1: language must be a language code such as en, ja, pt-BR' },
    ])
  })

  test('parseGuideRow keeps metadata keys with a special meaning in JavaScript', () => {
    const metadata: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":"b"}')
    expect(JSON.stringify(guideOf({ metadata })?.metadata)).toBe('{"__proto__":{"a":1},"constructor":"b"}')
  })

  test('parseGuideRow reports all errors of a row together', () => {
    expect(parseGuideRow({ id: 'seven', titleEn: ' ', contentEn: 5, prise: 300 }).problems).toEqual([
      { field: 'prise', reason: 'is not a known field' },
      { field: 'id', reason: 'must be a whole number from 1 to 2147483647' },
      { field: 'titleEn', reason: 'is empty' },
      { field: 'tags', reason: 'is missing' },
      { field: 'contentEn', reason: 'must be text' },
    ])
  })

  const foreignPicture = 'must begin with /, because pages show no pictures of other sites'
  const nested = JSON.parse('['.repeat(101) + ']'.repeat(101)) as unknown
  test.each([
    ['id', 0, 'must be a whole number from 1 to 2147483647'],
    ['id', 2_147_483_648, 'must be a whole number from 1 to 2147483647'],
    ['price', 49, 'must be a whole number from 50 to 99999999'],
    ['price', 200.5, 'must be a whole number from 50 to 99999999'],
    ['price', '2e3', 'must be a whole number from 50 to 99999999'],
    ['isFreePreview', 'yes', 'must be true or false'],
    ['thumbnailUrl', 'javascript:alert(1)', foreignPicture],
    ['thumbnailUrl', 'https://images.example.com/a.png', foreignPicture],
    ['titleJa', 'a\0b', 'holds a NUL character'],
    ['titleJa', '\ud83c', 'holds half of a surrogate pair'],
    ['metadata', { deep: [{ '\udf4a': 1 }] }, 'holds half of a surrogate pair'],
    ['metadata', { huge: Infinity }, 'holds a number that is too large'],
    ['metadata', [], 'must be a JSON object'],
    ['contentJson', nested, 'is nested more than 100 levels deep'],
    ['contentTh', 'x'.repeat(200_001), 'is longer than 200000 characters'],
    ['createdAt', '2026-02-30T00:00:00Z', 'must be a time in UTC such as 2026-05-27T09:30:00Z'],
    ['createdAt', '2026-02-20T24:00:00Z', 'must be a time in UTC such as 2026-05-27T09:30:00Z'],
    ['updatedAt', '2026-02-20', 'must be a time in UTC such as 2026-05-27T09:30:00Z'],
  ])('parseGuideRow rejects a row whose %s is %j', (field, value, reason) => {
    expect(problemsOf({ [field]: value })).toEqual([{ field, reason }])
  })
})
