import { lazyComponent } from '../../platform/pages/lazy-component.tsx'

/** This component is loaded only for a list without guides. */
export const LazyNoGuides = lazyComponent(async () => (await import('./no-guides.tsx')).NoGuides)

/** This component is loaded only for a search; if that fails, the list is shown without it. */
export const LazySearchInterpretation = lazyComponent(() =>
  import('./search-interpretation.tsx').then(
    (part) => part.SearchInterpretation,
    () => () => null,
  ),
)

/** This component is loaded only if the whole list could not be loaded. */
export const LazyListNote = lazyComponent(async () => (await import('./list-note.tsx')).ListNote)
