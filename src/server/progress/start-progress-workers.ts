import type { AccessDeps } from '../access/index.ts'
import { enqueueSavedGuideAlerts } from './notices/enqueue-saved-guide-alerts.ts'
import { enqueueStepReminders } from './reminders/enqueue-step-reminders.ts'

const savedQueue = 'finishing.saved-news'
const stepsQueue = 'finishing.step-reminders'
const everyHour = '23 * * * *'
/** Runs once a day, in the morning in Japan. A reminder is sent at most every two weeks. */
const everyMorning = '41 0 * * *'

export async function startProgressWorkers(
  deps: Pick<AccessDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  await deps.jobs.repeat(savedQueue, everyHour, () => enqueueSavedGuideAlerts(deps))
  await deps.jobs.repeat(stepsQueue, everyMorning, () => enqueueStepReminders(deps))
}
