import type Stripe from 'stripe'
import { requireObject } from '../protocol/errors.ts'
import { createId } from '../protocol/ids.ts'
import type { ActionContext, ApiRoute } from '../state/context.ts'
import { recordEvent } from './events.ts'

/** Creates an early fraud warning for a charge: https://docs.stripe.com/api/radar/early_fraud_warnings */
export function createFraudWarning(context: ActionContext, chargeId: string): Stripe.Radar.EarlyFraudWarning {
  const charge = requireObject(context.state.charges, 'charge', chargeId)
  const warning = {
    id: createId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: context.now(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  } as Stripe.Radar.EarlyFraudWarning
  context.state.fraudWarnings[warning.id] = warning
  recordEvent(context, 'radar.early_fraud_warning.created', warning)
  return warning
}

export const fraudWarningRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/radar/early_fraud_warnings/:id',
    answer: (call) => requireObject(call.state.fraudWarnings, 'early_fraud_warning', call.id),
  },
]
