import { mergeRouters } from '../trpc.ts'
import { codesRouter } from './codes/router.ts'
import { auditLogRouter } from './audit-log/router.ts'
import { figuresRouter } from './figures/router.ts'
import { guidesRouter } from './guides/router.ts'
import { healthRouter } from './health/router.ts'
import { messagesRouter } from './messages/router.ts'
import { ordersRouter } from './orders/router.ts'
import { readersRouter } from './readers/router.ts'

/** Merges the admin procedures of all sections. Their names have no section prefix, because open pages still call them. */
export const adminRouter = mergeRouters(
  figuresRouter,
  auditLogRouter,
  ordersRouter,
  readersRouter,
  messagesRouter,
  codesRouter,
  healthRouter,
  guidesRouter,
)
