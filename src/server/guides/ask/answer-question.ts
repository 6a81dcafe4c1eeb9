import { weeksToFirstIncome } from '../../../shared/guides/guide-facts.ts'
import type { Asked } from '../../../shared/guides/asking/ask-schemas.ts'
import { readQuestion, type ReadQuestion } from '../../../shared/guides/asking/read-question.ts'
import { localized, type GuideSummary } from '../../../shared/guides/guides.ts'
import { namesOfTag, tagMatcher } from '../../../shared/guides/match-tags.ts'
import { foldWords, stemOf } from '../../../shared/guides/search-words.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { CatalogueSnapshot, PublicTexts } from '../catalog/index.ts'

const mostAnswers = 5
/** With fewer that are about it, guides that only suit time and money follow. */
const enough = 3

/** Guides that are looked through for other methods: those behind are about the question only by the way. */
const closest = 24

/** What answers are drawn from: public texts alone, of the catalogue in memory (R1). */
export type Library = Pick<CatalogueSnapshot, 'shelf' | 'findTexts'>

/** B21.41: the guides that fit a question in somebody's own words, by rules, each with the reasons. */
export function answerQuestion(
  library: Library,
  { q, language }: { q: string; language: PageLanguage },
): Omit<Asked, 'tooOften' | 'hasWriter'> {
  const asked = readQuestion(q)
  const { scores, unknown } = findAbout(library, asked.words)
  const about = [...scores].toSorted(([, one], [, other]) => other.points - one.points)
  const isFitting = (card: GuideSummary) => fits(asked, card, library.findTexts(card.id))
  const picked = pickVaried(
    about
      .map(([card]) => card)
      .filter(isFitting)
      .slice(0, closest),
    mostAnswers,
  )
  const saysMore = asked.hours !== null || asked.costs !== null || asked.weeks !== null || asked.atHome
  // What suits neither time nor money is no answer to a question about these; but one about a thing is better than none.
  const fallback = saysMore ? library.shelf.find({}).cards.filter(isFitting) : about.map(([card]) => card)
  const answers =
    picked.length >= enough ? picked : pickVaried([...picked, ...fallback], Math.max(enough, picked.length))
  return {
    understood: {
      hours: asked.hours,
      costs: asked.costs && [...asked.costs],
      weeks: asked.weeks,
      words: asked.words,
    },
    unknown,
    answers: answers.map((card) => ({
      id: card.id,
      titleEn: card.titleEn,
      titleJa: card.titleJa,
      summaryEn: card.summaryEn,
      summaryJa: card.summaryJa,
      fit: reasonsFor(asked, card, library.findTexts(card.id), scores.get(card)?.words ?? [], language),
    })),
  }
}

interface Score {
  points: number
  words: string[]
}

/** Every guide that has one of the words; a rare word counts more than one that many have. */
function findAbout({ shelf }: Library, words: readonly string[]) {
  const scores = new Map<GuideSummary, Score>()
  const unknown: string[] = []
  const all = shelf.find({}).cards.length
  for (const word of words) {
    const { cards, filter } = shelf.find({ q: word })
    const isKnown = filter?.kind === 'tag' || (filter?.kind === 'search' && filter.match === 'exact')
    if (!isKnown || cards.length === 0) {
      unknown.push(word)
      continue
    }
    const weight = Math.log((all + 1) / cards.length)
    for (const [place, card] of cards.entries()) {
      const score = scores.get(card) ?? { points: 0, words: [] }
      score.points += weight * (1 - place / (2 * cards.length))
      score.words.push(word)
      scores.set(card, score)
    }
  }
  return { scores, unknown }
}

/** Of each method one guide, as far as there are others. */
function pickVaried(cards: readonly GuideSummary[], most: number): GuideSummary[] {
  const methods = Map.groupBy(new Set(cards), ({ tags }) => tags.join())
  const first = [...methods.values()].flatMap(([card]) => card ?? [])
  return [...new Set([...first, ...cards])].slice(0, most)
}

const isRemote = tagMatcher('Remote Work')

function fits(
  { hours, costs, weeks, atHome }: ReadQuestion,
  card: GuideSummary,
  texts?: PublicTexts,
): boolean {
  const needed = texts?.hoursPerWeek ?? null
  const wait = weeksToFirstIncome(texts?.firstIncomeEn ?? '')
  return (
    (hours === null || (needed !== null && needed <= hours)) &&
    (costs === null || (card.startCost !== null && costs.includes(card.startCost))) &&
    (weeks === null || (wait !== undefined && wait.most <= weeks)) &&
    (!atHome || isRemote(card))
  )
}

function reasonsFor(
  { hours, costs, weeks, atHome }: ReadQuestion,
  card: GuideSummary,
  texts: PublicTexts | undefined,
  words: string[],
  language: PageLanguage,
) {
  const said = (english = '', japanese = '') => localized(language, english, japanese).text
  const says = (word: string) => saysWord(card, texts, word)
  return {
    about: words.filter(says),
    near: words.filter((word) => !says(word)),
    hours: hours === null ? null : (texts?.hoursPerWeek ?? null),
    cost: costs === null ? null : said(texts?.startCostEn, texts?.startCostJa),
    wait: weeks === null ? null : said(texts?.firstIncomeEn, texts?.firstIncomeJa),
    atHome: atHome && isRemote(card),
  }
}

/** Whether the public texts have the word itself, and not only something near it. */
function saysWord(card: GuideSummary, texts: PublicTexts | undefined, word: string): boolean {
  const tags = card.tags.flatMap(namesOfTag)
  const outline = [...(texts?.outlineEn ?? []), ...(texts?.outlineJa ?? [])]
  const { titleEn, titleJa, summaryEn, summaryJa, tools } = card
  const all = [titleEn, titleJa, summaryEn, summaryJa, ...tags, ...tools, ...outline].join('\n')
  return foldWords(all).includes(stemOf(foldWords(word)))
}
