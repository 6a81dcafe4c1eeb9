export { mountNewsletter } from './mount-newsletter.ts'
export { updatePopularGuides } from './update-popular-guides.ts'
export { enqueueWeeklyNewsletter } from './send-weekly.ts'
export { startNewsletterWorkers } from './start-newsletter-workers.ts'
export {
  deleteSubscriptionRequests,
  deleteUnconfirmedSubscriptions,
  findNewsletterSubscription,
  deleteSubscriber,
  summarizeSubscribers,
} from './subscription-queries.ts'
