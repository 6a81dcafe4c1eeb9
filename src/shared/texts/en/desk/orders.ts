/** The list of orders. */
export const texts = {
  'desk.room.orders': 'Orders',
  'desk.orders.text': 'Every payment that opened something, and everybody who has an account.',
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
  'desk.orders.none': 'Nobody has paid for anything yet.',
  'desk.orders.noneFound': 'No order matches. Check the spelling, or quote the number on the receipt.',
} as const
