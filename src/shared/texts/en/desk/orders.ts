/** The list of orders. */
export const texts = {
  'desk.room.orders': 'Orders',
  'desk.orders.text': 'Every payment for a guide, Pro or a gift, and everyone with an account.',
  'desk.orders.find': 'Email, name, receipt, payment or guide',
  'desk.find': 'Find',
  'desk.orders.readers': 'Readers',
  'desk.orders.table': 'Orders, the newest first',
  'desk.orders.item': 'Item',
  'desk.orders.reader': 'Reader',
  'desk.orders.amount': 'Amount',
  'desk.orders.state': 'State',
  'desk.orders.paid': 'Paid',
  'desk.orders.refunded': 'Refunded',
  'desk.orders.partly': '{refunded} refunded',
  'desk.orders.disputed': 'Disputed',
  'desk.orders.none': 'No payments yet.',
  'desk.orders.noneFound': 'No matching orders. Check the spelling, or use the number on the receipt.',
} as const
