import { startAccountWorkers } from './account/index.ts'
import type { LiveDeps } from './deps.ts'
import { startAdminWorkers } from './admin/index.ts'
import { startProgressWorkers } from './progress/index.ts'
import { startGuideWorkers } from './guides/index.ts'
import { startMailWorkers } from './mail/index.ts'
import { startNewsletterWorkers } from './newsletter/index.ts'
import { startPaymentWorkers } from './payments/index.ts'
import { startProofWorkers } from './proof/index.ts'
import { startTranslationWorkers } from './translation/index.ts'
import { startMaintenanceWorker } from './maintenance/index.ts'

/** Functions that register the workers and schedules of each feature. `origin` is the node's own origin. */
export const workerGroups: readonly ((deps: LiveDeps, origin: string) => Promise<void>)[] = [
  startGuideWorkers,
  startMailWorkers,
  startPaymentWorkers,
  startTranslationWorkers,
  startAccountWorkers,
  startMaintenanceWorker,
  startAdminWorkers,
  startProgressWorkers,
  startNewsletterWorkers,
  startProofWorkers,
]
