import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createId, createRandomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import { currencyParameter, isChargeable } from '../protocol/money.ts'
import {
  hashParameter,
  integerParameter,
  createMissingError,
  enumParameter,
  readParameters,
  requiredParameter,
  textParameter,
  type ParameterReader,
} from '../protocol/parameters.ts'
import type { ApiCall, ActionContext, ApiRoute } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const maxNameLength = 40
const farthestRedeemBy = 5 * 366 * 24 * 60 * 60

const positive: ParameterReader<number> = (value, name) => {
  const read = integerParameter(value, name)
  if (read < 1)
    throw createInvalidRequestError('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: name,
    })
  return read
}

const couponId: ParameterReader<string> = (value, name) => {
  const read = textParameter(value, name)
  if (!/^[\w-]{1,200}$/.test(read))
    throw createInvalidRequestError(`Invalid string: ${name}`, { param: name })
  return read
}

const couponName: ParameterReader<string> = (value, name) => {
  const read = textParameter(value, name)
  if (read.length > maxNameLength)
    throw createInvalidRequestError(
      `Invalid string: ${read.slice(0, 10)}...; must be at most ${maxNameLength} characters`,
      {
        param: name,
      },
    )
  return read
}

const createShape = {
  id: couponId,
  name: couponName,
  amount_off: positive,
  percent_off: textParameter,
  currency: currencyParameter,
  duration: enumParameter('forever', 'once', 'repeating'),
  duration_in_months: positive,
  max_redemptions: positive,
  redeem_by: integerParameter,
  metadata: metadataParameter,
}

function createCoupon(call: ApiCall): Stripe.Coupon {
  const given = readParameters(call.parameters, createShape)
  const { amount_off: amount, redeem_by: redeemBy } = given
  if (amount !== undefined && given.percent_off !== undefined)
    throw createInvalidRequestError(
      'You may only specify one of these parameters: amount_off, percent_off.',
      {
        code: 'parameters_exclusive',
      },
    )
  if (given.percent_off !== undefined || (given.duration ?? 'once') !== 'once')
    throw createInvalidRequestError('This fake takes an amount off, once.', { param: 'duration' })
  if (amount === undefined)
    throw createInvalidRequestError('You must pass either amount_off or percent_off', { param: 'amount_off' })
  if (given.currency === undefined) throw createMissingError('currency')
  if (redeemBy !== undefined && (redeemBy <= call.now() || redeemBy > call.now() + farthestRedeemBy))
    throw createInvalidRequestError('The redeem_by timestamp must be in the future, and within five years.', {
      param: 'redeem_by',
    })
  const id = given.id ?? createRandomText(8)
  if (Object.hasOwn(call.state.coupons, id))
    throw createInvalidRequestError('Coupon already exists.', {
      code: 'resource_already_exists',
      param: 'id',
    })
  const coupon = {
    id,
    object: 'coupon',
    amount_off: amount,
    created: call.now(),
    currency: given.currency,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: changeMetadata({}, given.metadata),
    name: given.name ?? null,
    percent_off: null,
    redeem_by: redeemBy ?? null,
    times_redeemed: 0,
    valid: true,
  } satisfies Stripe.Coupon
  call.state.coupons[id] = coupon
  recordEvent(call, 'coupon.created', coupon)
  return coupon
}

/** Parameter with the discounts of a call. The fake accepts only one, Stripe several. */
export const discountsParameter = hashParameter({
  0: hashParameter({ coupon: requiredParameter(textParameter) }),
})

/** Returns the coupon of a call. Undefined if the call has none; throws if the coupon can't be applied in this currency. */
export function findCoupon(
  context: ActionContext,
  given: ReturnType<typeof discountsParameter> | undefined,
  wanted: string,
): Stripe.Coupon | undefined {
  const id = given?.[0]?.coupon
  if (id === undefined) return undefined
  const param = 'discounts[0][coupon]'
  const coupon = requireObject(context.state.coupons, 'coupon', id, { param, status: 400 })
  requireRedeemable(context, coupon)
  if (coupon.currency !== wanted)
    throw createInvalidRequestError(
      `This coupon's currency is ${coupon.currency}; it cannot be applied to something in ${wanted}.`,
      { param },
    )
  return coupon
}

function requireRedeemable(context: ActionContext, coupon: Stripe.Coupon): void {
  const { times_redeemed: times, max_redemptions: most, redeem_by: until } = coupon
  if ((most !== null && times >= most) || (until !== null && until < context.now()))
    throw createInvalidRequestError(`Coupon ${coupon.id} is used up and cannot be applied.`, {
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    })
}

/** Applies a coupon to a subscription and counts the redemption. */
export function redeemCoupon(
  context: ActionContext,
  coupon: Stripe.Coupon,
  { subscription, customer }: { subscription: string; customer: string },
): Stripe.Discount {
  requireRedeemable(context, coupon)
  coupon.times_redeemed += 1
  coupon.valid = coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions
  const discount = {
    id: createId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: context.now(),
    subscription,
    subscription_item: null,
  } satisfies Stripe.Discount
  context.state.discounts[discount.id] = { ...discount, amount_off: coupon.amount_off ?? 0 }
  return discount
}

/** Returns the discount in minor units, at most the price. */
export const limitDiscount = (amountOff: number, price: number): number => Math.min(amountOff, price)

/**
 * Returns the amount due after the coupon. Throws if it is below the minimum charge; Stripe would start such a plan without a
 * payment.
 */
export function calculateAmountDue(coupon: Stripe.Coupon | undefined, price: Stripe.Price): number {
  const amount = price.unit_amount ?? 0
  const due = amount - limitDiscount(coupon?.amount_off ?? 0, amount)
  if (!isChargeable(due, price.currency))
    throw createInvalidRequestError('This fake charges a card for everything that it begins.', {
      param: 'discounts',
    })
  return due
}

function deleteCoupon(call: ApiCall): Stripe.DeletedCoupon {
  const coupon = requireObject(call.state.coupons, 'coupon', call.id)
  recordEvent(call, 'coupon.deleted', coupon)
  delete call.state.coupons[call.id]
  return { id: coupon.id, object: 'coupon', deleted: true }
}

export const couponRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/coupons', answer: createCoupon },
  createListRoute('/v1/coupons', 'coupon', (state: StripeState) => Object.values(state.coupons)),
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    answer: (call) => requireObject(call.state.coupons, 'coupon', call.id),
  },
  { method: 'DELETE', path: '/v1/coupons/:id', answer: deleteCoupon },
]
