import type { PaymentDeps } from '../../payments/index.ts'
import { refundOperation } from '../readers/refund.ts'
import { finishByJob, finisherOf, operationQueue } from './run-vendor-operation.ts'

const finishers = [finisherOf(refundOperation)]

type WorkerDeps = Pick<PaymentDeps, 'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch'>

/** Finishes operations whose process died between the vendor's answer and the outcome (B20.39). */
export function startOperationWorker(deps: WorkerDeps): Promise<void> {
  return deps.jobs.work(operationQueue, (data) => finishByJob(deps, finishers, data))
}
