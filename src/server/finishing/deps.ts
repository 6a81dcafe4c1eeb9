import type { GuideSummary } from '../../shared/guides/guides.ts'
import type { Deps } from '../platform/deps.ts'

/** What this feature needs to know of guides; their catalogue fulfils it. */
interface GuideLookup {
  current: () => { find: (id: number) => GuideSummary | undefined }
}

export interface FinishingDeps extends Deps {
  catalogue: GuideLookup
}
