import { lazyPart } from '../../platform/pages/lazy-part.tsx'
import type { ListNoteProps } from './list-note.tsx'
import type { NoGuidesProps } from './no-guides.tsx'

/** Only a list without guides loads this. */
export const NoGuides = lazyPart<NoGuidesProps>(async () => (await import('./no-guides.tsx')).NoGuides)

/** Only a list that could not be loaded as a whole shows this; if it can't be had itself, the list stands without. */
export const ListNote = lazyPart<ListNoteProps>(() =>
  import('./list-note.tsx').then(
    (part) => part.ListNote,
    () => () => null,
  ),
)
