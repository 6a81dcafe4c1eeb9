import { englishWords } from './everyday-words/english.ts'
import { japaneseWords } from './everyday-words/japanese.ts'
import { createThesaurus } from './search-synonyms.ts'
import { fillShelf, type Shelf, type ShelvedCard, type TextsOf } from './shelf.ts'

/** Everyday words are many, so the browser's own shelf does without them. */
const thesaurus = createThesaurus([englishWords, japaneseWords])

/** The shelf that knows what people call things, for servers; in steps, so that the caller can stay responsive and do other work between two steps. */
export function buildShelf<Card extends ShelvedCard>(
  cards: readonly Card[],
  textsOf?: TextsOf<Card>,
): Generator<void, Shelf<Card>> {
  return fillShelf(cards, thesaurus, textsOf)
}
