import { startImportWorker } from './guides/guide-files.ts'
import { startReconciliationWorkers } from './health/reconciliation.ts'
import type { AdminDeps } from './operations/run-operation.ts'
import { startOperationWorker } from './operations/run-vendor-operation.ts'
import { submitEvidenceOperation } from './orders/submit-evidence.ts'
import { changeRoleOperation } from './readers/change-role.ts'
import { endProOperation } from './readers/end-pro.ts'
import { logOutOperation } from './readers/account-actions.ts'
import { refundOperation } from './readers/refund.ts'

export async function startAdminWorkers(deps: AdminDeps): Promise<void> {
  await startReconciliationWorkers(deps)
  await startOperationWorker(deps, [
    refundOperation,
    endProOperation,
    submitEvidenceOperation,
    changeRoleOperation,
    logOutOperation,
  ])
  await startImportWorker(deps)
}
