import { lazyPart } from '../../platform/pages/lazy-part.tsx'
import type { GuideShown } from '../../platform/api/guide-shown.ts'

/** Loaded only for a guide with a body, because most first visits are guests. */
export const OpenGuide = lazyPart<{ guide: GuideShown; body: NonNullable<GuideShown['body']> }>(
  async () => (await import('./open-guide.tsx')).OpenGuide,
)
