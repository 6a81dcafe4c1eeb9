export { mountNewsletter } from './mount-newsletter.ts'
export { countPopular } from './count-popular.ts'
export { sendWeekly } from './send-weekly.ts'
export { deleteRequests } from './request-queries.ts'
export { startNewsletterWorkers } from './start-newsletter-workers.ts'
export {
  deleteUnconfirmed,
  findSubscription,
  deleteSubscriber,
  summarizeSubscribers,
} from './subscription-queries.ts'
