import type { FirstSteps } from '../../../shared/admin/figure-schemas.ts'
import type { PaymentDeps } from '../../payments/index.ts'
import { findFirstSigns } from './figure-queries.ts'

/** The open steps of a new shop, each detected from data and not from a checkbox (B20.25). */
export async function readFirstSteps({
  db,
  catalogue,
  env,
}: Pick<PaymentDeps, 'db' | 'catalogue' | 'env'>): Promise<FirstSteps> {
  const { stripeSpoke, mailSent } = await findFirstSigns(db)
  return {
    seller: env.SELLER_ADDRESS !== undefined,
    guide: catalogue.current().cards.length > 0,
    stripe: stripeSpoke,
    mail: mailSent,
    domain: env.ORIGIN.startsWith('https:') && !env.ORIGIN.includes('//localhost'),
  }
}
