import { lazyPart } from '../../platform/pages/lazy-part.tsx'
import type { ListNoteProps } from './list-note.tsx'
import type { NoGuidesProps } from './no-guides.tsx'
import type { SearchReadingProps } from './search-reading.tsx'

/** Only a list without guides loads this. */
export const NoGuides = lazyPart<NoGuidesProps>(async () => (await import('./no-guides.tsx')).NoGuides)

/** Only a search loads this; if it can't be had, the list stands without. */
export const SearchReading = lazyPart<SearchReadingProps>(() =>
  import('./search-reading.tsx').then(
    (part) => part.SearchReading,
    () => () => null,
  ),
)

/** Only a list that could not be loaded as a whole shows this; if it can't be had itself, the list stands without. */
export const ListNote = lazyPart<ListNoteProps>(() =>
  import('./list-note.tsx').then(
    (part) => part.ListNote,
    () => () => null,
  ),
)
