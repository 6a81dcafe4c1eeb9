import type { GuideSummary } from '../../shared/guides/guides.ts'
import type { Deps } from '../platform/deps.ts'

type GuideSaid = Pick<GuideSummary, 'titleEn' | 'titleJa' | 'thumbnailUrl' | 'isFreePreview'>

/** What access needs to know of guides. Their catalogue fulfils it, and access need not know the catalogue. */
interface GuideLookup {
  current: () => {
    findSold: (id: number) => (GuideSaid & { withdrawn?: true }) | undefined
  }
}

export interface AccessDeps extends Deps {
  catalogue: GuideLookup
}

export type ReadDeps = Pick<AccessDeps, 'db' | 'clock' | 'catalogue'>
