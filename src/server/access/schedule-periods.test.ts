import { describe, expect, test } from 'vitest'
import { addMonths } from '../../shared/payments/pro-gift.ts'
import {
  findProGrantEnd,
  isOpenPeriod,
  schedulePeriods,
  reopenPeriod,
  type ProPeriod,
  type ActivePlan,
} from './schedule-periods.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const claimed = (id: string, day: string): ProPeriod => ({
  id,
  itemId: null,
  months: 3,
  grantedAt: at(day),
  startsAt: null,
  endsAt: null,
  restSeconds: null,
  suspendedAt: null,
  revokedAt: null,
  endRecorded: false,
})
const layOut = (periods: ProPeriod[], day: string, plan?: ActivePlan) =>
  schedulePeriods(periods, { plan, now: at(day) })
const renewing: ActivePlan = { until: null }
const change = (periods: ProPeriod[], id: string, to: (period: ProPeriod) => ProPeriod) =>
  periods.map((period) => (period.id === id ? to(period) : period))
const spanOf = (periods: ProPeriod[], id: string) => {
  const period = periods.find((each) => each.id === id)
  return [period?.startsAt, period?.endsAt].map((time) => time?.toISOString().slice(0, 10))
}

test.each([
  ['2026-11-23', '2027-02-23'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
  ['2026-10-31', '2027-01-31'],
  ['2026-01-31', '2026-04-30'],
])('three months from %s end on %s', (from, to) => {
  expect(addMonths(at(from), 3)).toEqual(at(to))
})

describe('gifted months of Pro (B21.71)', () => {
  test('gifted months start with the claim, and those of a second gift follow', () => {
    const one = layOut([claimed('a', '2026-11-23')], '2026-11-23')
    const both = layOut([...one, claimed('b', '2026-12-01')], '2026-12-01')
    expect([spanOf(both, 'a'), spanOf(both, 'b')]).toEqual([
      ['2026-11-23', '2027-02-23'],
      ['2027-02-23', '2027-05-23'],
    ])
    expect(findProGrantEnd(both)).toEqual(at('2027-05-23'))
  })

  test('gifted months move up when earlier ones are revoked', () => {
    const one = layOut([claimed('a', '2026-11-23')], '2026-11-23')
    const both = layOut([...one, claimed('b', '2026-12-01')], '2026-12-01')
    const left = change(both, 'a', (period) => ({ ...period, revokedAt: at('2027-01-10') }))
    expect(spanOf(layOut(left, '2027-01-10'), 'b')).toEqual(['2027-01-10', '2027-04-10'])
  })

  test('gifted months lose no day to a dispute that is won', () => {
    const one = layOut([claimed('a', '2026-11-23')], '2026-11-23')
    const held = layOut(
      change(one, 'a', (period) => ({ ...period, suspendedAt: at('2027-02-13') })),
      '2027-02-13',
    )
    expect(findProGrantEnd(held)).toBe(null)
    expect(spanOf(layOut(change(held, 'a', reopenPeriod), '2027-04-01'), 'a')).toEqual([
      '2027-04-01',
      '2027-04-11',
    ])
  })

  test('reopened gifted months wait until a plan that started meanwhile has ended', () => {
    const one = layOut([claimed('a', '2026-11-23')], '2026-11-23')
    const closed = change(one, 'a', (period) => ({ ...period, revokedAt: at('2027-02-13') }))
    const waiting = layOut(change(closed, 'a', reopenPeriod), '2027-03-01', renewing)
    expect([spanOf(waiting, 'a'), findProGrantEnd(waiting)]).toEqual([[undefined, undefined], null])
    expect(spanOf(layOut(waiting, '2027-03-20'), 'a')).toEqual(['2027-03-20', '2027-03-30'])
  })

  test('gifted months follow a restored paid month without losing a day (B21.72)', () => {
    const one = layOut([claimed('a', '2026-11-23')], '2026-11-23')
    const behind = layOut(one, '2026-12-03', { until: at('2026-12-23') })
    expect(spanOf(behind, 'a')).toEqual(['2026-12-23', '2027-03-15'])
    // A refund of the paid month moves the gifted months to the day of the refund.
    expect(spanOf(layOut(behind, '2026-12-10'), 'a')).toEqual(['2026-12-10', '2027-03-02'])
    const waiting = layOut(behind, '2026-12-13', renewing)
    expect(findProGrantEnd(waiting)).toBe(null)
    expect(spanOf(layOut(waiting, '2027-01-01'), 'a')).toEqual(['2027-01-01', '2027-03-24'])
  })

  test('gifted months that have ended are not reopened', () => {
    const one = layOut([claimed('a', '2026-11-23')], '2026-11-23')
    const late = change(one, 'a', (period) => ({ ...period, suspendedAt: at('2027-06-01') }))
    expect(spanOf(layOut(change(late, 'a', reopenPeriod), '2027-07-01'), 'a')).toEqual([
      '2026-11-23',
      '2027-02-23',
    ])
  })

  test('gifted months never overlap or leave a gap, after any sequence of events', () => {
    let state = 7
    const roll = (sides: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return Math.floor((state / 0x80000000) * sides)
    }
    for (let life = 0; life < 200; life += 1) {
      let periods: ProPeriod[] = []
      let now = at('2026-11-23')
      for (let step = 0; step < 12; step += 1) {
        now = new Date(now.getTime() + roll(60) * 24 * 60 * 60 * 1000)
        const id = String(roll(4))
        const known = periods.find((period) => period.id === id)
        const moment = now
        const after = (period: ProPeriod): ProPeriod =>
          [{ ...period, suspendedAt: moment }, { ...period, revokedAt: moment }, reopenPeriod(period)][
            roll(3)
          ] ?? period
        const before = periods
        periods =
          known === undefined
            ? [...periods, { ...claimed(id, '2026-11-23'), grantedAt: now }]
            : change(periods, id, after)
        const until = new Date(now.getTime() + (1 + roll(30)) * 24 * 60 * 60 * 1000)
        const plan = [renewing, { until }, undefined, undefined][roll(4)]
        periods = schedulePeriods(periods, { plan, now })
        const running = periods
          .filter((period) => isOpenPeriod(period) && period.endsAt !== null && period.endsAt > now)
          .toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt))
        const starts = running.map(({ startsAt }) => startsAt)
        const [first] = starts
        const isInPlace = plan === undefined ? Number(first) <= now.getTime() : first === plan.until
        expect(first === undefined || isInPlace).toBe(true)
        expect(starts.slice(1)).toEqual(running.slice(0, -1).map(({ endsAt }) => endsAt))
        // Periods that have started and still run are unaffected by changes of other periods.
        const untouched = before.filter(
          (period) =>
            plan === undefined &&
            isOpenPeriod(period) &&
            period.startsAt !== null &&
            period.startsAt <= moment &&
            period.id !== id,
        )
        expect(periods).toEqual(expect.arrayContaining(untouched))
      }
    }
  })
})
