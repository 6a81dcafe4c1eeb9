import type Stripe from 'stripe'
import { createInvalidRequestError } from './errors.ts'
import {
  hashParameter,
  integerParameter,
  type ParameterValues,
  readParameters,
  type ParameterReader,
  textParameter,
} from './parameters.ts'
import type { ApiRoute } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const defaultLimit = 10
const maximumLimit = 100

const limit: ParameterReader<number> = (value, name) => {
  const read = integerParameter(value, name)
  if (read < 1 || read > maximumLimit) {
    throw createInvalidRequestError(`Invalid ${name}: must be between 1 and ${maximumLimit}`, { param: name })
  }
  return read
}

const range = hashParameter({
  gt: integerParameter,
  gte: integerParameter,
  lt: integerParameter,
  lte: integerParameter,
})

const created: ParameterReader<ReturnType<typeof range>> = (value, name) => {
  if (typeof value !== 'string') return range(value, name)
  const exactly = integerParameter(value, name)
  return { gte: exactly, lte: exactly }
}

export const paginationShape = { limit, starting_after: textParameter, ending_before: textParameter, created }

type Row = { id: string; created: number }

/** Returns the route `GET url` with pagination, and with filters for equality of the given fields. */
export function createListRoute<T extends Row>(
  url: string,
  noun: string,
  rowsOf: (state: StripeState) => T[],
  ...filters: (keyof T & string)[]
): ApiRoute {
  const filterShape = Object.fromEntries(filters.map((name) => [name, textParameter]))
  return {
    method: 'GET',
    path: url,
    answer: (call) => {
      const given: Record<string, unknown> = readParameters(call.parameters, {
        ...filterShape,
        ...paginationShape,
      })
      const rows = rowsOf(call.state).filter((row) =>
        filters.every((name) => given[name] === undefined || row[name] === given[name]),
      )
      return toListPage(url, noun, rows, given)
    },
  }
}

/** Returns a page of rows, newest first. The given rows must be sorted oldest first. */
export function toListPage<T extends Row>(
  url: string,
  noun: string,
  oldestFirst: T[],
  page: ParameterValues<typeof paginationShape>,
): Stripe.ApiList<T> {
  const rows = oldestFirst.toReversed()
  const positionOf = (id: string, param: string) => {
    const position = rows.findIndex((row) => row.id === id)
    if (position >= 0) return position
    throw createInvalidRequestError(`No such ${noun}: '${id}'`, { code: 'resource_missing', param })
  }
  const { starting_after: after, ending_before: before } = page
  const size = page.limit ?? defaultLimit
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1
  const end = before === undefined ? rows.length : positionOf(before, 'ending_before')
  const found = rows.slice(start, end).filter((row) => isWithin(row.created, page.created ?? {}))
  const data = before === undefined ? found.slice(0, size) : found.slice(-size)
  return { object: 'list', url, has_more: found.length > data.length, data }
}

function isWithin(time: number, { gt, gte, lt, lte }: ReturnType<typeof range>): boolean {
  return (
    time > (gt ?? -Infinity) &&
    time >= (gte ?? -Infinity) &&
    time < (lt ?? Infinity) &&
    time <= (lte ?? Infinity)
  )
}
