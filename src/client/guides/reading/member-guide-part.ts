import { lazyComponent } from '../../platform/pages/lazy-component.tsx'

/** Guests do not load this component. */
export const LazyMemberGuide = lazyComponent(async () => (await import('./member-guide.tsx')).MemberGuide)

export const LazyOfflineCopy = lazyComponent(async () => (await import('./member-guide.tsx')).OfflineCopy)
