import type { GuideSummary } from '../../shared/guides/guides.ts'
import type { Deps } from '../platform/deps.ts'

type GuideSaid = Pick<GuideSummary, 'titleEn' | 'titleJa' | 'thumbnailUrl' | 'isFreePreview'>

/** The part of the guide catalog that access uses. Declared here so that access does not import the catalog. */
interface GuideLookup {
  current: () => {
    findSold: (id: number) => (GuideSaid & { withdrawn?: true }) | undefined
  }
}

export interface AccessDeps extends Deps {
  catalogue: GuideLookup
}

export type AccessReadDeps = Pick<AccessDeps, 'db' | 'clock' | 'catalogue'>
