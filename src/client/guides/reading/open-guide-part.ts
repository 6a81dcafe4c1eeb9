import { lazyPart } from '../../platform/pages/lazy-part.tsx'
import type { GuideShown } from '../../platform/api/guide-shown.ts'

/** Only a guide with a body needs this component; most first visits are by guests and don't load it. */
export const FullGuide = lazyPart<{ guide: GuideShown; body: NonNullable<GuideShown['body']> }>(
  async () => (await import('./open-guide.tsx')).FullGuide,
)
