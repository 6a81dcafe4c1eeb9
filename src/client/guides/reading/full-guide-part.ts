import { lazyComponent } from '../../platform/pages/lazy-component.tsx'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'

/** Only a guide with a body needs this component; most first visits are by guests and don't load it. */
export const FullGuide = lazyComponent<{ guide: ShownGuide; body: NonNullable<ShownGuide['body']> }>(
  async () => (await import('./full-guide.tsx')).FullGuide,
)
