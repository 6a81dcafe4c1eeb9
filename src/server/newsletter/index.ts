export { mountNewsletter } from './mount-newsletter.ts'
export { countPopular } from './count-popular.ts'
export { sendWeekly } from './send-weekly.ts'
export { deleteSubscriptionRequests } from './request-queries.ts'
export { startNewsletterWorkers } from './start-newsletter-workers.ts'
export {
  deleteUnconfirmedSubscriptions,
  findNewsletterSubscription,
  deleteSubscriber,
  summarizeSubscribers,
} from './subscription-queries.ts'
