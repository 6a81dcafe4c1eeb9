export {
  deleteProgressAndOptIns,
  findSyncOptOut,
  listStepMarks,
  listReadingPlaces,
  listSavedGuides,
} from './progress-queries.ts'
export { findSavedAlertOptIn } from './notices/notice-queries.ts'
export { findStepReminderOptIn } from './reminders/reminder-queries.ts'
export { mountStepReminderUnsubscribe } from './reminders/mount-step-mail.ts'
export { enqueueStepReminders } from './reminders/remind-of-steps.ts'
export { startProgressWorkers } from './start-progress-workers.ts'
export { enqueueSavedGuideAlerts } from './notices/tell-of-saved.ts'
