import { lazyComponent } from '../../platform/pages/lazy-component.tsx'

/** Only a guide with a body needs this component; most first visits are by guests and don't load it. */
export const LazyFullGuide = lazyComponent(async () => (await import('./full-guide.tsx')).FullGuide)
