import { lazyPart } from '../lib/lazy-page.tsx'
import type { MemberGuideProps } from './member-guide.tsx'

/** Guests do not load it. */
export const MemberGuide = lazyPart<MemberGuideProps>(
  async () => (await import('./member-guide.tsx')).MemberGuide,
)
