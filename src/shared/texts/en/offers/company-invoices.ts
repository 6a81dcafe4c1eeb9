/** Receipts made out to a company; the server sets them as PDF. */
export const texts = {
  'office.number': 'No. {number}',
  'office.issued': 'Issued on {date}',
  'office.addressee': '{name}',
  'office.purpose': 'For: {purpose}',
  'office.usualPurpose': '{item}',
  'office.paidOn': 'Date of payment',
  'office.taxed': 'Taxable at {percent}%, tax included',
  'office.tax': 'Includes {percent}% consumption tax',
  'office.method': 'Payment method',
  'office.card': 'Card (via Stripe)',
  'office.corrects': 'This receipt corrects and replaces receipt No. {number}, issued on {date}.',
  'office.refunded': 'Of this amount, {amount} was refunded on {date}.',
  'office.registration': 'Registration number {number}',
} as const
