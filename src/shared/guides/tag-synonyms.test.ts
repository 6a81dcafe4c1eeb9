import { describe, expect, test } from 'vitest'
import { texts as en } from '../texts/en/shop.ts'
import { texts as ja } from '../texts/ja/shop.ts'
import { toTagSlug } from './filter-tags.ts'
import { findNamedTag, knownTags, createTagMatcher } from './tag-synonyms.ts'

const tagged = (...tags: string[]) => ({ tags, titleEn: '', titleJa: '' })
const titled = (titleEn: string, titleJa = '') => ({ tags: [], titleEn, titleJa })

const shownIn = (texts: Record<string, string>) =>
  knownTags.map(({ name }) => texts[`tag.${toTagSlug(name)}`])

test('the shop has eleven known tags, with the names that its pages show', () => {
  expect(knownTags.map(({ name }) => name).toSorted()).toEqual([
    'AI Writing',
    'Automation',
    'Digital Products',
    'E-commerce',
    'Freelancing',
    'Marketing',
    'No Investment',
    'Passive Income',
    'Remote Work',
    'Social Media',
    'Voice Over',
  ])
  expect(shownIn(en)).toEqual(knownTags.map(({ name }) => name))
  expect(shownIn(ja)).toEqual(knownTags.map(({ nameJa }) => nameJa))
})

const synonyms = knownTags.flatMap((tag) =>
  tag.synonyms.map((synonym): [string, string] => [synonym, tag.name]),
)

describe('a guide that is listed under a tag', () => {
  test.each(synonyms)('a guide tagged with the synonym %j is listed under %s', (synonym, tag) => {
    expect(createTagMatcher(tag)(tagged(synonym))).toBe(true)
    expect(createTagMatcher(tag)(tagged(synonym.replaceAll('-', ' ').toUpperCase()))).toBe(true)
  })

  test.each(synonyms)('the synonym %j lists guides with the tag %s', (synonym, tag) => {
    expect(createTagMatcher(synonym)(tagged(tag))).toBe(true)
  })

  test.each(knownTags.flatMap((tag) => [tag.nameJa, ...tag.otherNames].map((name) => [name, tag.name])))(
    'guides tagged %s are listed under %s, and the other way round',
    (name, tag) => {
      expect(createTagMatcher(tag)(tagged(name))).toBe(true)
      expect(createTagMatcher(name)(tagged(tag))).toBe(true)
    },
  )

  test.each(['Zero Investment Required', 'No Investment', 'No Upfront Cost', 'Free', 'Zero Cost'])(
    'guides tagged %s are listed under No Investment, and the other way round',
    (name) => {
      expect(createTagMatcher('No Investment')(tagged(name))).toBe(true)
      expect(createTagMatcher(name)(tagged('No Investment'))).toBe(true)
    },
  )

  test.each<[string, string[], string]>([
    ['contains a synonym', ['AI narration jobs'], 'Voice Over'],
    ['is contained in a synonym', ['narrat'], 'Voice Over'],
    ['is one word of a synonym', ['over'], 'Voice Over'],
    ['is one among others', ['cooking', 'Voice  Over'], 'voice-over'],
    ['has the same name, without synonyms', ['cooking'], 'Cooking'],
  ])('a guide is listed under a tag if one of its own tags %s', (_how, tags, selected) => {
    expect(createTagMatcher(selected)(tagged(...tags))).toBe(true)
  })

  test.each([
    ['Your voice, their video', 'Voice Over'],
    ['An audiobook a month', 'Voice Over'],
    ['Narration for museums', 'Voice Over'],
    ['Automate the dull part', 'Automation'],
    ['Build a bot', 'Automation'],
    ['Sell with AI', 'Automation'],
    ['A free shop', 'No Investment'],
    ['Begin at no cost', 'No Investment'],
    ['From zero to one client', 'No Investment'],
    ['Start without investment', 'No Investment'],
    ['Remotely at ease', 'Remote Work'],
    ['A desk at home', 'Remote Work'],
    ['Virtual assistance', 'Remote Work'],
  ])('a guide with the title %j is listed under %s', (title, tag) => {
    expect(createTagMatcher(tag)(titled(title))).toBe(true)
  })

  test.each([
    ['動画ナレーションの副業', 'Voice Over'],
    ['店の音声ガイドを作る', 'Voice Over'],
    ['請求書を自動で送る', 'Automation'],
    ['問い合わせに答えるチャットボット', 'Automation'],
    ['AIで書く紹介文', 'Automation'],
    ['無料の道具だけで始める', 'No Investment'],
    ['初期費用なしの小さな店', 'No Investment'],
    ['元手ゼロから', 'No Investment'],
    ['0円で始める', 'No Investment'],
    ['在宅でできる仕事', 'Remote Work'],
    ['リモートの秘書', 'Remote Work'],
  ])('a guide with the Japanese title %s is listed under %s', (title, tag) => {
    expect(createTagMatcher(tag)(titled('', title))).toBe(true)
  })
})

describe('a guide that is not listed under a tag', () => {
  test.each<[string, string[], string]>([
    ['freelancing is not free', ['freelancing'], 'No Investment'],
    ['robotics is not a bot', ['robotics'], 'Automation'],
    ['an empty tag matches nothing', ['', '  '], 'Voice Over'],
    ['cooking is no synonym', ['cooking'], 'Voice Over'],
  ])('tags don’t match by coincidence: %s', (_why, tags, selected) => {
    expect(createTagMatcher(selected)(tagged(...tags))).toBe(false)
  })

  test.each([
    ['Freelance for cafés', 'No Investment'],
    ['Email that people answer', 'Automation'],
    ['Robots in film', 'Automation'],
    ['Invoices on time', 'Voice Over'],
    ['Homes and gardens', 'Remote Work'],
    ['Free lessons', 'Marketing'],
  ])('a guide with the title %j is not listed under %s', (title, tag) => {
    expect(createTagMatcher(tag)(titled(title))).toBe(false)
  })

  test.each([
    ['ロボットのいる店', 'Automation'],
    ['月500円の手帳', 'No Investment'],
  ])('a guide with the Japanese title %s is not listed under %s', (title, tag) => {
    expect(createTagMatcher(tag)(titled('', title))).toBe(false)
  })
})

test.each([
  ['Voice Over', 'Voice Over'],
  ['voice-over', 'Voice Over'],
  [' REMOTE  work ', 'Remote Work'],
  ['ナレーション', 'Voice Over'],
  ['なれーしょん', 'Voice Over'],
  ['ﾘﾓｰﾄﾜｰｸ', 'Remote Work'],
  ['sns', 'Social Media'],
  ['e-commerce', 'E-commerce'],
  ['voice', undefined],
  ['narration', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('the text %j is the name of the tag %s', (text, tag) => {
  expect(findNamedTag(text)).toBe(tag)
})
