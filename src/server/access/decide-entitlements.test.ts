import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideEntitlements, type Entitlement, type EntitlementChange } from './decide-entitlements.ts'

interface Named extends Entitlement {
  name: string
}

const entitlement = (name: string, said: Partial<Entitlement> = {}): Named => ({
  name,
  standing: 'stands',
  stored: null,
  refundable: true,
  precedence: 0,
  since: new Date(0),
  ...said,
})
const open = (name: string, said: Partial<Entitlement> = {}) => entitlement(name, { stored: 'open', ...said })
const closed = (name: string, said: Partial<Entitlement> = {}) =>
  entitlement(name, { stored: 'closed', ...said })
const gift = { refundable: false }

const said = (entitlements: readonly Named[]) => {
  const { granting, refunded, changes } = decideEntitlements(entitlements)
  return [
    granting?.name ?? null,
    refunded.map(({ name }) => name),
    changes.map(({ entitlement: { name }, do: what }) => `${what} ${name}`),
  ]
}

describe('the decision about access from all entitlements of a user', () => {
  test.each<[string, Named[], ReturnType<typeof said>]>([
    ['a payment grants access', [entitlement('a')], ['a', [], ['grant a']]],
    ['the same payment again changes nothing', [open('a')], ['a', [], []]],
    ['a second payment is refunded', [open('a'), entitlement('b')], ['a', ['b'], []]],
    [
      'a refund ends access, and its repeated webhook changes nothing',
      [open('a', { standing: 'ended' }), closed('b', { standing: 'ended' })],
      [null, [], ['revoke a']],
    ],
    [
      'a payment that was refunded before the first decision grants no access',
      [entitlement('a', { standing: 'ended' })],
      [null, [], []],
    ],
    ['a failed refund restores access', [closed('a')], ['a', [], ['restore a']]],
    [
      'a failed refund is retried when another payment grants access',
      [closed('a'), open('b')],
      ['b', ['a'], []],
    ],
    [
      'a payment whose refund failed grants access once the other one is refunded (M12)',
      [closed('a'), open('b', { standing: 'ended' })],
      ['a', [], ['revoke b', 'restore a']],
    ],
    [
      'a restored gift grants access once the other entitlement has ended (M11)',
      [closed('gift', gift), open('a', { standing: 'ended' })],
      ['gift', [], ['revoke a', 'restore gift']],
    ],
    [
      'a restored gift replaces no payment and is not refunded',
      [closed('gift', gift), open('a')],
      ['a', [], []],
    ],
    ['a dispute suspends access', [open('a', { standing: 'on-hold' })], [null, [], ['suspend a']]],
    [
      'a disputed payment that is suspended or closed stays unchanged',
      [entitlement('a', { standing: 'on-hold', stored: 'on-hold' }), closed('b', { standing: 'on-hold' })],
      [null, [], []],
    ],
    ['a disputed payment grants no access', [entitlement('a', { standing: 'on-hold' })], [null, [], []]],
    ['a won dispute restores access', [entitlement('a', { stored: 'on-hold' })], ['a', [], ['restore a']]],
    [
      'another entitlement grants access while a payment is disputed',
      [open('a', { standing: 'on-hold' }), closed('gift', gift)],
      ['gift', [], ['revoke a', 'restore gift']],
    ],
    [
      'a payment is refunded when its dispute is won and another entitlement has replaced it',
      [closed('a'), open('gift', gift)],
      ['gift', ['a'], []],
    ],
    [
      'of several restored entitlements, a free one grants access, else the oldest',
      [
        closed('b', { since: new Date(2) }),
        closed('a', { since: new Date(1) }),
        closed('gift', { ...gift, since: new Date(3) }),
      ],
      ['gift', ['a', 'b'], ['restore gift']],
    ],
    [
      'the lowest precedence grants access, even if another entitlement granted it before',
      [open('months', { ...gift, precedence: 1 }), closed('plan')],
      ['plan', [], ['revoke months', 'restore plan']],
    ],
  ])('%s', (_title, entitlements, expected) => {
    expect(said(entitlements)).toEqual(expected)
  })
})

/** Returns the entitlements as they are stored once the changes are written. */
function write(entitlements: readonly Named[], changes: readonly EntitlementChange<Named>[]): Named[] {
  const after = { grant: 'open', restore: 'open', suspend: 'on-hold', revoke: 'closed' } as const
  return entitlements.map((each) => {
    const change = changes.find(({ entitlement: changed }) => changed === each)
    return change === undefined ? each : { ...each, stored: after[change.do] }
  })
}

const isLive = ({ stored }: Entitlement) => stored === 'open' || stored === 'on-hold'

describe('access after any sequence of events', () => {
  const event = fc.record({
    index: fc.nat({ max: 4 }),
    standing: fc.constantFrom<Entitlement['standing']>('stands', 'on-hold', 'ended'),
    refundable: fc.boolean(),
  })
  const livesOf = (check: (before: readonly Named[], after: readonly Named[]) => void) =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let entitlements: Named[] = []
        for (const [at, { index, standing, refundable }] of events.entries()) {
          const known = entitlements[index]
          entitlements =
            known === undefined
              ? [...entitlements, entitlement(String(at), { standing, refundable, since: new Date(at) })]
              : entitlements.with(index, { ...known, standing })
          const before = entitlements
          entitlements = write(entitlements, decideEntitlements(entitlements).changes)
          check(before, entitlements)
        }
      }),
    )

  test('a user has access by exactly one entitlement while any entitlement is valid', () => {
    livesOf((_before, after) => {
      expect(after.filter(isLive).length).toBeLessThanOrEqual(1)
      const granting = after.filter(({ stored }) => stored === 'open')
      expect(granting).toHaveLength(after.some(({ standing }) => standing === 'stands') ? 1 : 0)
      for (const { standing } of granting) expect(standing).toBe('stands')
    })
  })

  test('a payment is refunded unless it grants access', () => {
    livesOf((_before, after) => {
      const { granting, refunded } = decideEntitlements(after)
      const kept = after.filter((each) => each.refundable && each.standing === 'stands')
      expect(new Set([...refunded, ...kept.filter((each) => each === granting)])).toEqual(new Set(kept))
    })
  })

  test('a valid entitlement keeps granting access, and a second decision changes nothing', () => {
    livesOf((before, after) => {
      const { granting } = decideEntitlements(before)
      const stayed = before.find(({ stored, standing }) => stored === 'open' && standing === 'stands')
      expect(stayed === undefined || granting === stayed).toBe(true)
      expect(decideEntitlements(after).changes).toEqual([])
    })
  })

  test('an entitlement opens only after the one that it replaces is closed', () => {
    livesOf((before) => {
      let entitlements = [...before]
      for (const change of decideEntitlements(before).changes) {
        entitlements = write(entitlements, [change])
        expect(entitlements.filter(isLive).length).toBeLessThanOrEqual(1)
      }
    })
  })

  test('the decision does not depend on the order in which entitlements are listed', () => {
    livesOf((before) => {
      const [forward, backward] = [said(before), said(before.toReversed())]
      expect(backward.slice(0, 2)).toEqual(forward.slice(0, 2))
    })
  })
})
