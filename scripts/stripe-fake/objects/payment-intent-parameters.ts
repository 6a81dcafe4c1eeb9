import { confirmationShape } from './confirmation.ts'
import { createInvalidRequestError } from '../protocol/errors.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { metadataParameter } from '../protocol/metadata.ts'
import { currencyParameter } from '../protocol/money.ts'
import {
  booleanParameter,
  emptyableParameter,
  hashParameter,
  ignoredParameter,
  integerParameter,
  listParameter,
  enumParameter,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'

const automaticMethods = hashParameter({
  enabled: requiredParameter(booleanParameter),
  allow_redirects: enumParameter('always', 'never'),
})

export const updatePaymentIntentShape = {
  amount: integerParameter,
  currency: currencyParameter,
  customer: textParameter,
  description: textParameter,
  metadata: metadataParameter,
  allowed_payment_method_types: listParameter(textParameter),
  payment_method: textParameter,
  payment_method_options: ignoredParameter,
  receipt_email: emptyableParameter(textParameter),
  setup_future_usage: emptyableParameter(enumParameter('off_session', 'on_session')),
  statement_descriptor: textParameter,
  statement_descriptor_suffix: textParameter,
}

export const createPaymentIntentShape = {
  ...updatePaymentIntentShape,
  ...confirmationShape,
  amount: requiredParameter(integerParameter),
  currency: requiredParameter(currencyParameter),
  automatic_payment_methods: automaticMethods,
  capture_method: enumParameter('automatic', 'automatic_async'),
  confirm: booleanParameter,
  confirmation_method: enumParameter('automatic'),
}

// Rejects `payment_method_types`, which older tutorials use, but which API version 2026-09-30.endive removed.
export function rejectRemovedParameters(parameters: FormObject): void {
  if (parameters['payment_method_types'] === undefined) return
  throw createInvalidRequestError(
    'The `payment_method_types` parameter is no longer supported. Leave it out to use the payment methods of your Dashboard, or use `allowed_payment_method_types`.',
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  )
}

export function rejectUnsupportedMethods(allowed: string[] | undefined): void {
  if (!allowed || allowed.includes('card')) return
  throw createInvalidRequestError('No valid payment method types for this Payment Intent.', {
    code: 'payment_intent_invalid_parameter',
    param: 'allowed_payment_method_types',
  })
}
