import { lazyPart } from '../../platform/pages/lazy-part.tsx'
import type { GuideShown } from '../../platform/api/guide-shown.ts'

/** What only readers see of a guide comes when there is something to read: most first visits are guests'. */
export const OpenGuide = lazyPart<{ guide: GuideShown; body: NonNullable<GuideShown['body']> }>(
  async () => (await import('./open-guide.tsx')).OpenGuide,
)
