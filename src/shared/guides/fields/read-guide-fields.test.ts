import { describe, expect, test } from 'vitest'
import { correctTags, normalizeGuideFields, parseTags } from './read-guide-fields.ts'

test.each<[string, unknown, string[]]>([
  ['a list', ['Voice Over', 'audio'], ['Voice Over', 'audio']],
  ['a text with commas', 'Voice Over, audio', ['Voice Over', 'audio']],
  ['a text with Japanese commas', '音声、ナレーション', ['音声', 'ナレーション']],
  ['a text with a repeated tag and extra commas', 'audio,, audio,', ['audio']],
  ['an empty text', '', []],
  ['a missing value', undefined, []],
  ['a number', 7, []],
])('tags given as %s are parsed into a list', (_form, given, tags) => {
  expect(parseTags(given)).toEqual(tags)
})

describe('guides with other spellings of field names', () => {
  test.each([
    ['title_en', 'titleEn'],
    ['title_ja', 'titleJa'],
    ['content_en', 'contentEn'],
    ['content_ja', 'contentJa'],
    ['summary_th', 'summaryTh'],
    ['income_range', 'incomeRange'],
    ['is_free_preview', 'isFreePreview'],
    ['thumbnail_url', 'thumbnailUrl'],
  ])('the field %s is read as %s', (spelt, name) => {
    expect(normalizeGuideFields({ [spelt]: 'x' })).toMatchObject({ [name]: 'x' })
    expect(normalizeGuideFields({ [name]: 'x' })).toMatchObject({ [name]: 'x' })
  })

  test('`titleEn` is read if a guide has both `titleEn` and `title_en`', () => {
    expect(normalizeGuideFields({ titleEn: 'first', title_en: 'second' })).toMatchObject({ titleEn: 'first' })
    expect(normalizeGuideFields({ title_en: 'second', titleEn: 'first' })).toMatchObject({ titleEn: 'first' })
  })

  test('field names cannot change a prototype', () => {
    normalizeGuideFields(JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, unknown>)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('the tags of two guides that need a correction', () => {
  test.each([120, 161])('tags with commas are split for guide %i', (id) => {
    expect(correctTags(id, ['Voice Over, audio', ' audio '])).toEqual(['Voice Over', 'audio'])
    expect(normalizeGuideFields({ id, tags: ['a, b'] })).toMatchObject({ tags: ['a', 'b'] })
  })

  test.each([119, 121, 160, 162])('tags with commas are unchanged for guide %i', (id) => {
    expect(correctTags(id, ['Voice Over, audio', ' audio '])).toEqual(['Voice Over, audio', ' audio '])
  })
})
