import { lazyPart } from '../../platform/pages/lazy-part.tsx'
import type { NoGuidesProps } from './no-guides.tsx'

/** Only a list without guides loads this. */
export const NoGuides = lazyPart<NoGuidesProps>(async () => (await import('./no-guides.tsx')).NoGuides)
