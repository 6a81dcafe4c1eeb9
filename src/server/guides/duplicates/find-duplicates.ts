import { LRUCache } from 'lru-cache'
import {
  areDuplicates,
  toBigrams,
  calculateMinContentDice,
  calculateDice,
  calculateDuplicateScore,
  duplicateTitleThreshold,
  isExemptFromDuplicates,
  type Bigrams,
} from '../../../shared/guides/duplicates/duplicate-rule.ts'

export interface TitledGuide {
  id: number
  title: string
}

/** A guide hidden as a near-duplicate, and the visible guide that it repeats. */
export interface DuplicateGuide {
  id: number
  duplicateOf: number
  similarity: number
}

/** Returns contents in the order of the ids. */
type ReadContents = (ids: number[]) => Promise<string[]>

/** Number of guides per batch. The contents of a batch are read in one query. */
const sliceSize = 250

/**
 * Compares the guides in order of id and hides each one that repeats a visible guide, behind the lowest matching id. A hidden
 * guide hides no other guide: if b repeats a, and c repeats b but not a, only b is hidden. The result is exact; contents are
 * read only for guides with similar titles.
 */
export async function findDuplicates(guides: readonly TitledGuide[], readContents: ReadContents) {
  const compared = guides.filter(({ id }) => !isExemptFromDuplicates(id)).toSorted((a, b) => a.id - b.id)
  const titles = rankPairs(compared)
  const contents = createContents(readContents)
  const kept = new TitleIndex()
  const found = new Map<number, DuplicateGuide>()

  for (let start = 0; start < titles.length; start += sliceSize) {
    const slice = titles.slice(start, start + sliceSize)
    const inSlice = new TitleIndex()
    const suspects = slice.map((guide): Suspect => {
      const others = [...kept.findClose(guide), ...inSlice.findClose(guide)]
      inSlice.add(guide)
      return { id: guide.id, others }
    })
    await contents.prefetch(idsOf(suspects))
    for (const { id, others } of suspects) {
      const stillKept = others.filter((other) => !found.has(other.id)).toSorted((a, b) => a.id - b.id)
      const duplicate = await findFirst(id, stillKept, contents)
      if (duplicate !== undefined) found.set(id, duplicate)
    }
    for (const guide of slice) if (!found.has(guide.id)) kept.add(guide)
  }
  return [...found.values()]
}

interface Suspect {
  id: number
  /** Earlier guides with similar titles. */
  others: CloseTitle[]
}

const idsOf = (suspects: readonly Suspect[]) =>
  suspects
    .filter(({ others }) => others.length > 0)
    .flatMap(({ id, others }) => [id, ...others.map((other) => other.id)])

async function findFirst(
  id: number,
  others: readonly CloseTitle[],
  contents: ReturnType<typeof createContents>,
) {
  for (const other of others) {
    const [own, earlier] = [await contents.of(id), await contents.of(other.id)]
    const content = diceOf(own, earlier, calculateMinContentDice(other.titleDice))
    if (areDuplicates(other.titleDice, content))
      return { id, duplicateOf: other.id, similarity: calculateDuplicateScore(other.titleDice, content) }
  }
  return undefined
}

interface RankedTitle {
  id: number
  /** Ranks of the title's bigrams by rarity, rarest first. A second 'ab' counts as another bigram. */
  pairs: Bigrams
}

function rankPairs(guides: readonly TitledGuide[]): RankedTitle[] {
  const numbers = new Map<number | string, number>()
  const uses: number[] = []
  const numbered = guides.map(({ title }) =>
    namedPairs(title).map((name) => {
      const number = numbers.get(name) ?? numbers.size
      numbers.set(name, number)
      uses[number] = (uses[number] ?? 0) + 1
      return number
    }),
  )
  const byRarity = [...uses.keys()].sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0) || a - b)
  const rank = new Float64Array(uses.length)
  for (const [place, number] of byRarity.entries()) rank[number] = place
  return guides.map(({ id }, index) => ({
    id,
    pairs: Float64Array.from(numbered[index] ?? [], (number) => rank[number] ?? 0).sort(),
  }))
}

/** Returns the bigrams of a title. An empty title gets one placeholder, so that two empty titles are equal. */
function namedPairs(title: string): (number | string)[] {
  const pairs = toBigrams(title)
  if (pairs.length === 0) return ['']
  let occurrence = 1
  return Array.from(pairs, (pair, index) => {
    occurrence = pair === pairs[index - 1] ? occurrence + 1 : 1
    return occurrence === 1 ? pair : `${pair}#${occurrence}`
  })
}

interface CloseTitle {
  id: number
  titleDice: number
}

/** Number of shared bigrams among the rarest ones from which two titles are compared in full. */
const sharedAmongRarest = 4

/**
 * Finds titles with a Dice coefficient above 0.8 without comparing most others (a prefix-filter join). Two such titles of n and
 * m bigrams share s > 0.4(n + m), and m > 2n/3, hence s > 2n/3. Sorted by rarity, at most n - s bigrams of either title precede
 * the first shared one, so their k rarest shared bigrams are among the first n - s + k of both.
 */
class TitleIndex {
  readonly #titles: RankedTitle[] = []
  /** Indexes in `#titles` of the titles that have each bigram among their rarest. */
  readonly #places = new Map<number, number[]>()
  /** Number of rare bigrams that each title shares with the searched one. All 0 between searches. */
  readonly #met: number[] = []

  add(title: RankedTitle): void {
    const place = this.#titles.push(title) - 1
    this.#met.push(0)
    for (const pair of rarestOf(title)) {
      const places = this.#places.get(pair)
      if (places === undefined) this.#places.set(pair, [place])
      else places.push(place)
    }
  }

  findClose(title: RankedTitle): CloseTitle[] {
    const touched: number[] = []
    for (const pair of rarestOf(title)) {
      for (const place of this.#places.get(pair) ?? []) {
        const met = this.#met[place] ?? 0
        if (met === 0) touched.push(place)
        this.#met[place] = met + 1
      }
    }
    const close: CloseTitle[] = []
    for (const place of touched) {
      const other = this.#titles[place]
      if (other !== undefined && (this.#met[place] ?? 0) >= leastMet(title, other)) {
        const titleDice = calculateDice(title.pairs, other.pairs)
        if (titleDice > duplicateTitleThreshold) close.push({ id: other.id, titleDice })
      }
      this.#met[place] = 0
    }
    return close
  }
}

/** Returns the minimum number of bigrams that a title shares with any similar title. */
const minShared = ({ pairs }: RankedTitle): number => Math.floor((2 * pairs.length) / 3) + 1

const rarestOf = (title: RankedTitle): Bigrams =>
  title.pairs.subarray(0, title.pairs.length - minShared(title) + sharedAmongRarest)

const leastMet = (one: RankedTitle, other: RankedTitle): number =>
  Math.min(sharedAmongRarest, Math.max(minShared(one), minShared(other)))

interface Content {
  text: string
  bigrams?: Bigrams
}

const bigramsOf = (content: Content): Bigrams => (content.bigrams ??= toBigrams(content.text))

const diceOf = (one: Content, other: Content, atLeast: number): number =>
  one.text === other.text ? 1 : calculateDice(bigramsOf(one), bigramsOf(other), atLeast)

/** Maximum size of the content cache in bytes. */
const heldBytes = 256 * 1024 * 1024

/** Creates a cache of the contents that are compared. */
function createContents(read: ReadContents) {
  const held = new LRUCache<number, Content>({
    maxSize: heldBytes,
    // Bytes in memory, including the bigrams.
    sizeCalculation: ({ text }) => 10 * text.length + 1,
  })

  async function prefetch(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !held.has(id))
    for (let start = 0; start < missing.length; start += sliceSize) {
      const part = missing.slice(start, start + sliceSize)
      for (const [index, text] of (await read(part)).entries()) held.set(part[index] ?? 0, { text })
    }
  }

  return {
    prefetch,
    of: async (id: number): Promise<Content> => {
      await prefetch([id])
      return held.get(id) ?? { text: '' }
    },
  }
}
