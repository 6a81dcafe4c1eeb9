import { englishWords } from './everyday-words/english.ts'
import { japaneseWords } from './everyday-words/japanese.ts'
import { createThesaurus } from './search-synonyms.ts'
import {
  fillCatalogIndex,
  type CatalogIndex,
  type IndexedCard,
  type CardTextLookup,
} from './catalog-index.ts'

/** Everyday words for the search. Only the server has them, because they are too large for the browser. */
const thesaurus = createThesaurus([englishWords, japaneseWords])

/** Builds the search index with everyday words in steps, so that the caller can do other work in between. */
export function buildCatalogIndex<Card extends IndexedCard>(
  cards: readonly Card[],
  textsOf?: CardTextLookup<Card>,
): Generator<void, CatalogIndex<Card>> {
  return fillCatalogIndex(cards, thesaurus, textsOf)
}
