import type { TimelineDetailKind, TimelineDetails } from '../../../shared/admin/timeline.ts'
import type { RecordedAccessChange } from '../../access/index.ts'

/** Reasons that the shop records itself. A reason entered by an operator is shown as written. */
const words: Partial<Record<string, TimelineDetailKind>> = {
  paid: 'why-paid',
  'free pick': 'why-free-pick',
  'gift claimed': 'why-gift-claimed',
  'the gift has ended': 'why-gift-over',
  'the gift was taken back': 'why-gift-taken-back',
  'the payment of the gift is disputed': 'why-gift-disputed',
  'the gift stands again': 'why-gift-stands',
  refunded: 'why-refunded',
  'the refund failed': 'why-refund-failed',
  disputed: 'why-disputed',
  'dispute lost': 'why-dispute-lost',
  'the money stayed with us': 'why-dispute-won',
  'only a part was returned': 'why-dispute-partly-lost',
  'paid after the plan had ended': 'why-paid-too-late',
  'the plan ended with a lost dispute': 'why-plan-lost',
  'another plan runs at the same time': 'why-other-plan',
  'the plan has ended': 'why-plan-over',
}

/** Describes how a user's access changed and why. */
export function describeAccessChange({
  change,
  reason,
}: Pick<RecordedAccessChange, 'change' | 'reason'>): TimelineDetails {
  const became = { word: `access-${change}` as const, value: '' }
  const why = words[reason]
  return why === undefined
    ? { details: [became], recorded: reason }
    : { details: [became, { word: why, value: '' }], recorded: '' }
}
