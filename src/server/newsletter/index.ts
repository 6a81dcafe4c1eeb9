export { mountNewsletter } from './mount-newsletter.ts'
export { updatePopularGuides } from './count-popular.ts'
export { enqueueWeeklyNewsletter } from './send-weekly.ts'
export { deleteSubscriptionRequests } from './request-queries.ts'
export { startNewsletterWorkers } from './start-newsletter-workers.ts'
export {
  deleteUnconfirmedSubscriptions,
  findNewsletterSubscription,
  deleteSubscriber,
  summarizeSubscribers,
} from './subscription-queries.ts'
