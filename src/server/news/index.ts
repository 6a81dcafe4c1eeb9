export { mountNewsMail } from './mount-news-mail.ts'
export { countPopular } from './count-popular.ts'
export { sendWeekly } from './send-weekly.ts'
export { deleteRequests } from './request-queries.ts'
export { startNewsWorkers } from './start-news-workers.ts'
export {
  deleteUnconfirmed,
  findSubscription,
  forgetSubscriber,
  summarizeSubscribers,
} from './subscription-queries.ts'
