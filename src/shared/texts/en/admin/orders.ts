/** The list of orders. */
export const texts = {
  'admin.section.orders': 'Orders',
  'admin.orders.text': 'Find any payment or reader. You can also search by Stripe ID.',
  'admin.orders.find': 'Email, name, receipt number or guide',
  'admin.orders.readers': 'Readers',
  'admin.orders.table': 'Orders, newest first',
  'admin.orders.item': 'Item',
  'admin.orders.amount': 'Amount',
  'admin.orders.paid': 'Paid',
  'admin.orders.partly': '{refunded} refunded',
  'admin.orders.disputed': 'Disputed',
  'admin.orders.returned': 'Already owned, so refunded',
  'admin.failedRefunds': 'Failed refunds',
  'admin.failedRefunds.text':
    'Stripe or the bank refused these refunds. Arrange another way to refund each buyer.',
  'admin.orders.none': 'No payments yet.',
  'admin.orders.noneFound': 'No matching orders. Check the spelling, or use the number on the receipt.',
} as const
