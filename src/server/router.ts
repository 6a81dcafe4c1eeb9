import { accessRouter } from './access/router.ts'
import { accountRouter } from './account/router.ts'
import { authRouter } from './auth/router.ts'
import { configRouter } from './config/router.ts'
import { contactRouter } from './contact/router.ts'
import { progressRouter } from './progress/router.ts'
import { adminRouter } from './admin/router.ts'
import { guidesRouter } from './guides/router.ts'
import { newsletterRouter } from './newsletter/router.ts'
import { bundlesRouter, giftsRouter, paymentsRouter, withdrawalsRouter } from './payments/router.ts'
import { proofRouter } from './proof/router.ts'
import { router } from './trpc.ts'
import { translationRouter } from './translation/router.ts'

/** All procedures of the API, grouped by feature. */
export const appRouter = router({
  access: accessRouter,
  account: accountRouter,
  auth: authRouter,
  config: configRouter,
  contact: contactRouter,
  progress: progressRouter,
  admin: adminRouter,
  bundles: bundlesRouter,
  gifts: giftsRouter,
  guides: guidesRouter,
  newsletter: newsletterRouter,
  payments: paymentsRouter,
  proof: proofRouter,
  translation: translationRouter,
  withdrawals: withdrawalsRouter,
})

export type AppRouter = typeof appRouter
