import { lazyComponent } from '../../platform/pages/lazy-component.tsx'
import type { ListNoteProps } from './list-note.tsx'
import type { NoGuidesProps } from './no-guides.tsx'
import type { SearchInterpretationProps } from './search-interpretation.tsx'

/** This component is loaded only for a list without guides. */
export const LazyNoGuides = lazyComponent<NoGuidesProps>(
  async () => (await import('./no-guides.tsx')).NoGuides,
)

/** This component is loaded only for a search; if that fails, the list is shown without it. */
export const LazySearchInterpretation = lazyComponent<SearchInterpretationProps>(() =>
  import('./search-interpretation.tsx').then(
    (part) => part.SearchInterpretation,
    () => () => null,
  ),
)

/** This component is loaded only if the whole list could not be loaded. */
export const LazyListNote = lazyComponent<ListNoteProps>(
  async () => (await import('./list-note.tsx')).ListNote,
)
