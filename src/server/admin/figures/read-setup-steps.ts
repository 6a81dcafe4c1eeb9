import type { PayDeps } from '../../payments/index.ts'

/** Returns which setup steps of a new shop are done, according to its settings and data (B20.25). */
export async function readSetupSteps({ db, catalogue, env }: PayDeps) {
  const [event, mail] = await Promise.all([
    db.selectFrom('stripeEvents').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('mails').select('id').where('sentAt', 'is not', null).limit(1).executeTakeFirst(),
  ])
  return {
    seller: env.SELLER_ADDRESS !== undefined,
    guide: catalogue.current().cards.length > 0,
    stripe: event !== undefined,
    mail: mail !== undefined,
    domain: env.ORIGIN.startsWith('https:') && !env.ORIGIN.includes('//localhost'),
  }
}
