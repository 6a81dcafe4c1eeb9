import { englishWords } from './everyday-words/english.ts'
import { japaneseWords } from './everyday-words/japanese.ts'
import { createThesaurus } from './search-synonyms.ts'
import { fillCatalogIndex, type CatalogIndex, type IndexedCard, type TextsOf } from './catalog-index.ts'

/** Created on the server only, because the general synonyms are too large for the browser. */
const thesaurus = createThesaurus([englishWords, japaneseWords])

/** Builds the search index with general synonyms, in steps, so that the caller can do other work in between. */
export function buildCatalogIndex<Card extends IndexedCard>(
  cards: readonly Card[],
  textsOf?: TextsOf<Card>,
): Generator<void, CatalogIndex<Card>> {
  return fillCatalogIndex(cards, thesaurus, textsOf)
}
