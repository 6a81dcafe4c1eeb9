export {
  deleteProgressAndOptIns,
  findEmailOptIn,
  findSyncOptOut,
  listStepMarks,
  listReadingPlaces,
  listSavedGuides,
} from './progress-queries.ts'
export { mountStepReminderUnsubscribe } from './reminders/mount-step-reminder-unsubscribe.ts'
export { enqueueStepReminders } from './reminders/enqueue-step-reminders.ts'
export { startProgressWorkers } from './start-progress-workers.ts'
export { enqueueSavedGuideAlerts } from './notices/enqueue-saved-guide-alerts.ts'
