import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { createId } from '../protocol/ids.ts'
import { integerParameter, readParameters, requiredParameter, textParameter } from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute } from '../state/context.ts'
import { advanceTime } from './advance-time.ts'

const aYear = 366 * 24 * 60 * 60

/**
 * Creates a test clock. Stripe's clocks belong to single customers (https://docs.stripe.com/billing/testing/test-clocks); here,
 * all of them advance the fake's only clock.
 */
function createClock(call: ApiCall): Stripe.TestHelpers.TestClock {
  const { frozen_time: time, name } = readParameters(call.parameters, {
    frozen_time: requiredParameter(integerParameter),
    name: textParameter,
  })
  const clock = {
    id: createId('clock'),
    object: 'test_helpers.test_clock',
    created: call.now(),
    deletes_after: call.now() + aYear,
    frozen_time: time,
    livemode: false,
    name: name ?? null,
    status: 'ready',
    status_details: {},
  } satisfies Stripe.TestHelpers.TestClock
  call.state.testClocks[clock.id] = clock
  return clock
}

const requireClock = (call: ApiCall) => requireObject(call.state.testClocks, 'test_clock', call.id)

function advanceClock(call: ApiCall): Stripe.TestHelpers.TestClock {
  const clock = requireClock(call)
  const { frozen_time: time } = readParameters(call.parameters, {
    frozen_time: requiredParameter(integerParameter),
  })
  if (time <= clock.frozen_time)
    throw createInvalidRequestError('A test clock can only be advanced to a time in the future.', {
      param: 'frozen_time',
    })
  call.state.clockAheadSeconds += time - clock.frozen_time
  clock.frozen_time = time
  advanceTime(call)
  return clock
}

/** Deletes a test clock and its customers. */
function deleteClock(call: ApiCall): Stripe.TestHelpers.DeletedTestClock {
  const { id } = requireClock(call)
  delete call.state.testClocks[id]
  return { id, object: 'test_helpers.test_clock', deleted: true }
}

export const testClockRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/test_helpers/test_clocks', answer: createClock },
  { method: 'GET', path: '/v1/test_helpers/test_clocks/:id', answer: requireClock },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', answer: advanceClock },
  { method: 'DELETE', path: '/v1/test_helpers/test_clocks/:id', answer: deleteClock },
]
