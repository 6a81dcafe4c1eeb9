export {
  deleteProgressAndOptIns,
  findSyncOptOut,
  listStepMarks,
  listReadingPlaces,
  listSavedGuides,
} from './progress-queries.ts'
export { findSavedAlertOptIn } from './notices/saved-alert-queries.ts'
export { findStepReminderOptIn } from './reminders/reminder-queries.ts'
export { mountStepReminderUnsubscribe } from './reminders/mount-step-reminder-unsubscribe.ts'
export { enqueueStepReminders } from './reminders/enqueue-step-reminders.ts'
export { startProgressWorkers } from './start-progress-workers.ts'
export { enqueueSavedGuideAlerts } from './notices/enqueue-saved-guide-alerts.ts'
