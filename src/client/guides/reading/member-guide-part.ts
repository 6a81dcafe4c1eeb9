import { lazyComponent } from '../../platform/pages/lazy-component.tsx'
import type { OfflineCopyProps } from './offline-copy.tsx'
import type { MemberGuideProps } from './member-guide.tsx'

/** Guests do not load this component. */
export const LazyMemberGuide = lazyComponent<MemberGuideProps>(
  async () => (await import('./member-guide.tsx')).MemberGuide,
)

export const LazyOfflineCopy = lazyComponent<OfflineCopyProps>(
  async () => (await import('./member-guide.tsx')).OfflineCopy,
)
