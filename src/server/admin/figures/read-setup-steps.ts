import type { PayDeps } from '../../payments/index.ts'
import { detectFirstWebhookAndMail } from './figure-queries.ts'

/** Returns which setup steps of a new shop are done, according to its settings and data (B20.25). */
export async function readSetupSteps({ db, catalogue, env }: PayDeps) {
  const { webhookReceived, mailSent } = await detectFirstWebhookAndMail(db)
  return {
    seller: env.SELLER_ADDRESS !== undefined,
    guide: catalogue.current().cards.length > 0,
    stripe: webhookReceived,
    mail: mailSent,
    domain: env.ORIGIN.startsWith('https:') && !env.ORIGIN.includes('//localhost'),
  }
}
