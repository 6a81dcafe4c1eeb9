import { confirmationShape } from './confirmation.ts'
import { invalidRequest } from '../protocol/errors.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { metadata } from '../protocol/metadata.ts'
import { currency } from '../protocol/money.ts'
import {
  boolean,
  emptyable,
  hashOf,
  ignoredParameter,
  integer,
  listOf,
  oneOf,
  required,
  text,
} from '../protocol/parameters.ts'

const automaticMethods = hashOf({
  enabled: required(boolean),
  allow_redirects: oneOf('always', 'never'),
})

export const updateShape = {
  amount: integer,
  currency,
  customer: text,
  description: text,
  metadata,
  allowed_payment_method_types: listOf(text),
  payment_method: text,
  payment_method_options: ignoredParameter,
  receipt_email: emptyable(text),
  setup_future_usage: emptyable(oneOf('off_session', 'on_session')),
  statement_descriptor: text,
  statement_descriptor_suffix: text,
}

export const createShape = {
  ...updateShape,
  ...confirmationShape,
  amount: required(integer),
  currency: required(currency),
  automatic_payment_methods: automaticMethods,
  capture_method: oneOf('automatic', 'automatic_async'),
  confirm: boolean,
  confirmation_method: oneOf('automatic'),
}

// Rejects `payment_method_types`, which older tutorials use, but which API version 2026-09-30.endive removed.
export function refuseRetiredParameters(parameters: FormObject): void {
  if (parameters['payment_method_types'] === undefined) return
  throw invalidRequest(
    'The `payment_method_types` parameter is no longer supported. Leave it out to use the payment methods of your Dashboard, or use `allowed_payment_method_types`.',
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  )
}

export function refuseOtherMethods(allowed: string[] | undefined): void {
  if (!allowed || allowed.includes('card')) return
  throw invalidRequest('No valid payment method types for this Payment Intent.', {
    code: 'payment_intent_invalid_parameter',
    param: 'allowed_payment_method_types',
  })
}
