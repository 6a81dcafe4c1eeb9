/** What the shop writes by mail; only the server reads these. */
export const texts = {
  'mail.shop': 'AI Income Guides',
  'mail.greeting': 'Hello,',
  'mail.noReply': 'This mail was sent because of a payment made with your account. Questions? {url}',
  'mail.fact': '{name}: {value}',
  'mail.sellerLine': '{name}, {address}',
  'mail.item': 'Item',
  'mail.amount': 'Amount paid',
  'mail.amountBack': 'Amount returned',
  'mail.paidOn': 'Date of payment',
  'mail.reference': 'Reference at Stripe',
  'mail.seller': 'Seller',
  'mail.pro': 'Pro plan, {from} to {to}',
  'mail.readGuide': 'Read the guide',
  'mail.browseGuides': 'Browse all guides',
  'mail.openReceipt': 'Open the receipt to print it',
  'mail.receiptSubject': 'Your receipt: {item}',
  'mail.receiptGuide': 'Thank you for your purchase. The guide is yours to read for good.',
  'mail.receiptPro': 'Thank you. Every guide is open to you until the end of this period.',
  'mail.refundSubject': 'Your money was returned: {item}',
  'mail.refundGuide':
    'This payment was returned to you, so the guide is no longer among your purchases. How soon the money shows depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundPro':
    'This payment was returned to you, so it no longer opens the Pro plan. How soon the money shows depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.twiceSubject': 'You paid twice, so we return one payment: {item}',
  'mail.twice':
    'The guide was already yours when this second payment arrived. We are returning it in full, and the guide stays open to you. How soon the money shows depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.contactSubject': 'Message {number} from {email}',
  'mail.contactFrom': '{email} writes from the contact page:',
  'mail.contactWhy':
    'Answering this mail writes to the sender. Nobody has checked that the address is theirs.',
} as const
