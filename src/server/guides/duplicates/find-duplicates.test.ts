import { describe, expect, test } from 'vitest'
import { demoGuides } from '../../../../scripts/sandbox/catalogue/index.ts'
import { hiddenDuplicates } from '../../../../scripts/sandbox/catalogue/writing/near-duplicates.ts'
import {
  areDuplicates,
  toBigrams,
  calculateDice,
  calculateDuplicateScore,
} from '../../../shared/guides/duplicates/duplicate-rule.ts'
import { findDuplicates, type DuplicateGuide } from './find-duplicates.ts'

interface Guide {
  id: number
  title: string
  content: string
}

async function findIn(guides: readonly Guide[], onRead: (ids: number[]) => void = () => undefined) {
  const contents = new Map(guides.map(({ id, content }) => [id, content]))
  return findDuplicates(guides, async (ids) => {
    onRead(ids)
    return ids.map((id) => contents.get(id) ?? '')
  })
}

/** Finds duplicates without an index, as a reference: compares each guide in full with every guide kept before it. */
function compareAllPairs(guides: readonly Guide[]): DuplicateGuide[] {
  const kept: { id: number; title: Float64Array; content: Float64Array }[] = []
  const found: DuplicateGuide[] = []
  for (const { id, ...texts } of guides.toSorted((a, b) => a.id - b.id)) {
    if (id >= 196 && id <= 200) continue
    const guide = { id, title: toBigrams(texts.title), content: toBigrams(texts.content) }
    const scores = kept.map((other) => {
      const [title, content] = [
        calculateDice(other.title, guide.title),
        calculateDice(other.content, guide.content),
      ]
      return {
        id: other.id,
        same: areDuplicates(title, content),
        score: calculateDuplicateScore(title, content),
      }
    })
    const first = scores.find(({ same }) => same)
    if (first === undefined) kept.push(guide)
    else found.push({ id, duplicateOf: first.id, similarity: first.score })
  }
  return found
}

const text = 'Find five shops near you, write to each of them, and offer the first month for nothing.'
const other = 'Plan the week on Sunday, record on Monday; cut and publish until Thursday, then rest a day.'

describe('findDuplicates', () => {
  test('findDuplicates hides the later of two equal guides, whatever their positions', async () => {
    const guides = [
      { id: 9, title: 'Sell prints', content: text },
      { id: 4, title: 'Sell prints', content: text },
    ]
    expect(await findIn(guides)).toEqual([{ id: 9, duplicateOf: 4, similarity: 1 }])
  })

  test('findDuplicates does not hide guides that share only the title or only the content', async () => {
    const guides = [
      { id: 1, title: 'Sell prints', content: text },
      { id: 2, title: 'Sell prints', content: other },
      { id: 3, title: 'Narrate audio books', content: text },
    ]
    expect(await findIn(guides)).toEqual([])
  })

  test('findDuplicates keeps a guide that repeats only a hidden guide', async () => {
    // Titles of ten bigrams each. The first two share nine, the last two share nine, and the outer two share eight, which is
    // exactly 0.8.
    const guides = [
      { id: 1, title: 'abcdefghijk', content: text },
      { id: 2, title: 'abcdefghijx', content: text },
      { id: 3, title: 'zbcdefghijx', content: text },
    ]
    expect(await findIn(guides)).toEqual([{ id: 2, duplicateOf: 1, similarity: 0.96 }])
    expect(await findIn(guides.slice(1))).toEqual([{ id: 3, duplicateOf: 2, similarity: 0.96 }])
  })

  test('findDuplicates reports the lowest kept id that a hidden guide repeats', async () => {
    const guides = [
      { id: 1, title: 'abcdefghijk', content: text },
      { id: 2, title: 'zbcdefghijx', content: text },
      { id: 3, title: 'abcdefghijx', content: text },
    ]
    expect(await findIn(guides)).toEqual([{ id: 3, duplicateOf: 1, similarity: 0.96 }])
  })

  test('findDuplicates neither hides nor compares ids 196 to 200', async () => {
    const guides = Array.from({ length: 8 }, (_, index) => ({
      id: 194 + index,
      title: 'Sell prints',
      content: text,
    }))
    const hidden = await findIn(guides)
    expect(hidden.map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
      [195, 194],
      [201, 194],
    ])
    expect(await findIn(guides.filter(({ id }) => id >= 196))).toEqual([])
  })

  test('findDuplicates treats empty titles as equal, and one-character titles only if identical', async () => {
    const guides = ['', '一', '', '二', '一'].map((title, index) => ({ id: index + 1, title, content: text }))
    const hidden = await findIn(guides)
    expect(hidden.map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
      [3, 1],
      [5, 2],
    ])
  })
})

test('findDuplicates hides exactly the planted near-duplicates of the demo catalog', async () => {
  const guides = demoGuides().map(({ id, titleEn, contentEn }) => ({
    id,
    title: titleEn,
    content: contentEn,
  }))
  const hidden = await findIn(guides)
  expect(hidden.map(({ id, duplicateOf }) => [duplicateOf, id])).toEqual(
    hiddenDuplicates.toSorted(([, left], [, right]) => left - right),
  )
})

test('findDuplicates reads contents only of guides with similar titles', async () => {
  const guides = [
    { id: 1, title: 'Sell prints', content: text },
    { id: 2, title: 'Narrate audio books', content: text },
    { id: 3, title: 'Sell prints!', content: other },
    { id: 4, title: 'Sell paintings', content: other },
  ]
  const read: number[] = []
  await findIn(guides, (ids) => read.push(...ids))
  expect(read.toSorted((a, b) => a - b)).toEqual([1, 3])
})

describe('findDuplicates on random catalogs', () => {
  test.each(Array.from({ length: 2 }, (_, seed) => seed + 1))(
    'findDuplicates finds the same pairs as a full comparison (random catalog %i)',
    async (seed) => {
      const guides = randomCatalogue(seed, 600)
      const expected = compareAllPairs(guides)
      expect(expected.length).toBeGreaterThan(50)
      expect(await findIn(guides)).toEqual(expected)
    },
  )
})

const words = {
  en: 'sell write record plan draw translate teach shops prints voices guides newsletters pets cafés local weekly small online with for and AI'.split(
    ' ',
  ),
  ja: '副業 ブログ 音声 翻訳 小さな お店 ガイド 毎週 を の で 始める 売る 写真 講座 ＡＩ ﾒｰﾙ 文章 家計 地元'.split(
    ' ',
  ),
}

/** Returns a reproducible catalog with near-duplicates of varying similarity, chains of them, and unusual titles. */
function randomCatalogue(seed: number, count: number): Guide[] {
  let state = seed * 7919
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  const phrase = (length: number) => {
    const language = pick(['en', 'ja'] as const)
    const chosen = Array.from({ length }, () => pick(words[language]))
    return chosen.join(language === 'en' ? ' ' : '')
  }
  const edited = (original: string, edits: number) => {
    const characters = [...original]
    for (let edit = 0; edit < edits; edit += 1)
      characters.splice(below(characters.length + 1), below(2), pick([...'aeiouxz0123第改訂版 ']))
    return characters.join('')
  }
  const guides: Guide[] = []
  for (let id = 1; id <= count; id += 1) {
    const twin = guides.length > 0 && random() < 0.5 ? pick(guides) : undefined
    guides.push(
      twin === undefined
        ? { id, title: pick([phrase(7), phrase(3), phrase(1), 'a', '二', '']), content: phrase(below(90)) }
        : { id, title: edited(twin.title, below(5)), content: edited(twin.content, below(25)) },
    )
  }
  return guides
}
