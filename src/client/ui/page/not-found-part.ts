import { lazyComponent, type PageProps } from '../../platform/pages/lazy-component.tsx'

/** This page is loaded on demand, because few visits need it. */
export const LazyNotFoundPage = lazyComponent<Partial<PageProps>>(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
)
