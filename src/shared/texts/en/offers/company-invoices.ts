/** Receipts made out to a company; the server sets them as PDF. */
export const texts = {
  'office.title': 'Receipt',
  'office.number': 'No. {number}',
  'office.issued': 'Issued on {date}',
  'office.addressee': '{name}',
  'office.purpose': 'For: {purpose}',
  'office.usualPurpose': '{item}',
  'office.paidOn': 'Date of payment',
  'office.item': 'Item',
  'office.taxed': 'Taxable at {percent}%, tax included',
  'office.tax': 'Includes {percent}% consumption tax',
  'office.method': 'Paid by',
  'office.card': 'Card, through Stripe',
  'office.corrects': 'This receipt corrects and replaces No. {number} of {date}.',
  'office.refunded': 'Of this amount, {amount} was refunded on {date}.',
  'office.registration': 'Registration number {number}',
} as const
