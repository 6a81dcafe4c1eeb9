import { toBigrams, calculateDice } from './duplicates/duplicate-rule.ts'
import { foldText } from './fold-text.ts'
import type { ListedCard, GuideFilterFacts } from './guides.ts'
import { countEach } from '../objects.ts'
import { listTagNames } from './tag-synonyms.ts'

/** Suggested completions of a search text. */
export interface Suggestions<Card> {
  tags: string[]
  tools: string[]
  cards: Card[]
}

/** Maximum number of suggestions of each kind. */
const maxSuggestions = 3
const maxNearTags = 4
/** Minimum similarity of a tag's spelling to the typed text from which the tag is suggested. */
const leastLikeness = 0.25

interface Name {
  name: string
  /** Other names of the tag or tool, normalized. */
  spellings: readonly string[]
  guides: number
}

/** Creates suggestions from the tags and tools of all guides, most frequent first. */
export function createSuggestions<Card extends ListedCard & Partial<GuideFilterFacts>>(
  cards: readonly Card[],
) {
  const tags = namesIn(
    cards.map((card) => card.tags),
    listTagNames,
  )
  const tools = namesIn(
    cards.map((card) => card.tools ?? []),
    (tool) => [tool],
  )

  return {
    suggest(text: string, found: readonly Card[]): Suggestions<Card> {
      const typed = foldText(text).trim()
      if (typed === '') return { tags: [], tools: [], cards: [] }
      const begun = (names: readonly Name[]) =>
        names
          .filter(({ spellings }) => spellings.some((spelling) => beginsIn(spelling, typed)))
          .slice(0, maxSuggestions)
          .map(({ name }) => name)
      return { tags: begun(tags), tools: begun(tools), cards: found.slice(0, maxSuggestions) }
    },

    /** Returns the tags that are spelled most similarly, followed by the most common ones. */
    nearTags(text: string): string[] {
      const typed = toBigrams(foldText(text))
      const likeness = ({ spellings }: Name) =>
        Math.max(...spellings.map((each) => calculateDice(typed, toBigrams(each), 0)))
      const alike = tags
        .map((tag) => ({ name: tag.name, likeness: likeness(tag) }))
        .filter((tag) => tag.likeness >= leastLikeness)
        .sort((a, b) => b.likeness - a.likeness)
      return [...new Set([...alike, ...tags].map(({ name }) => name))].slice(0, maxNearTags)
    },
  }
}

/** Returns unique names. If guides spell a tag differently, the most common spelling is used. */
function namesIn(lists: readonly (readonly string[])[], spellingsOf: (name: string) => string[]): Name[] {
  const names = new Map<string, Name>()
  for (const [name, guides] of [...countEach(lists.flat())].sort(([, a], [, b]) => b - a)) {
    const key = foldText(name).replaceAll('-', ' ')
    const known = names.get(key)
    if (known === undefined) names.set(key, { name, spellings: spellingsOf(name).map(foldText), guides })
    else known.guides += guides
  }
  return [...names.values()].sort((a, b) => b.guides - a.guides || (a.name < b.name ? -1 : 1))
}

/** Returns whether a word of the name begins with the text. */
function beginsIn(name: string, typed: string): boolean {
  const at = name.indexOf(typed)
  return at === 0 || (at > 0 && !/[a-z0-9]/.test(name[at - 1] ?? ''))
}
