import type { AuthDeps } from '../../auth/index.ts'
import type { PaymentDeps } from '../../payments/index.ts'
import { submitEvidenceOperation } from '../orders/submit-evidence.ts'
import { changeRoleOperation } from '../readers/change-role.ts'
import { endProOperation } from '../readers/end-pro.ts'
import { logOutOperation } from '../readers/log-out-reader.ts'
import { refundOperation } from '../readers/refund.ts'
import { finishByJob, createFinisher, operationQueue } from './run-vendor-operation.ts'

type WorkerDeps = Pick<
  PaymentDeps,
  'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch' | 'catalogue'
> &
  Pick<AuthDeps, 'identity'>

const finishers = [
  createFinisher(refundOperation),
  createFinisher(endProOperation),
  createFinisher(submitEvidenceOperation),
  createFinisher(changeRoleOperation),
  createFinisher(logOutOperation),
]

/** Registers the worker that finishes operations whose process died before storing the outcome (B20.39). */
export function startOperationWorker(deps: WorkerDeps): Promise<void> {
  return deps.jobs.work(operationQueue, (data) => finishByJob(deps, finishers, data))
}
