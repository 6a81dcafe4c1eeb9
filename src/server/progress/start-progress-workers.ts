import type { ProgressDeps } from './deps.ts'
import { tellOfSaved } from './notices/tell-of-saved.ts'
import { remindOfSteps } from './reminders/remind-of-steps.ts'

const savedQueue = 'finishing.saved-news'
const stepsQueue = 'finishing.step-reminders'
const everyHour = '23 * * * *'
/** In the morning of Japan, and once a day is enough for what comes once a fortnight. */
const everyMorning = '41 0 * * *'

export async function startProgressWorkers(
  deps: Pick<ProgressDeps, 'db' | 'jobs' | 'env' | 'clock' | 'catalogue'>,
): Promise<void> {
  await deps.jobs.repeat(savedQueue, everyHour, () => tellOfSaved(deps))
  await deps.jobs.repeat(stepsQueue, everyMorning, () => remindOfSteps(deps))
}
