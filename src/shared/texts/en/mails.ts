/** What the shop writes by mail; only the server reads these. */
export const texts = {
  'mail.shop': 'AI Income Guides',
  'mail.greeting': 'Hello,',
  'mail.noReply': 'You received this email because of a payment made with your account. Questions? {url}',
  'mail.fact': '{name}: {value}',
  'mail.sellerLine': '{name}, {address}',
  'mail.item': 'Item',
  'mail.amount': 'Amount paid',
  'mail.amountBack': 'Amount refunded',
  'mail.paidOn': 'Date of payment',
  'mail.reference': 'Stripe payment ID',
  'mail.seller': 'Seller',
  'mail.pro': 'Pro plan, {from} to {to}',
  'mail.readGuide': 'Read the guide',
  'mail.browseGuides': 'Browse all guides',
  'mail.openReceipt': 'View or print your receipt',
  'mail.receiptSubject': 'Your receipt: {item}',
  'mail.receiptGuide': 'Thank you for your purchase. The guide is yours to keep.',
  'mail.receiptPro': 'Thank you. You have access to every guide until the end of this period.',
  'mail.refundSubject': 'Refund: {item}',
  'mail.refundGuide':
    'We have refunded this payment, so the guide is no longer among your purchases. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundPro':
    'We have refunded this payment, so it no longer gives you access to Pro. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.twiceSubject': 'Refund for a duplicate payment: {item}',
  'mail.twice':
    'You already owned this guide when a second payment arrived. We are refunding the second payment in full, and you still own the guide. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.contactSubject': 'Message {number} from {email}',
  'mail.contactFrom': '{email} wrote through the contact page:',
  'mail.contactWhy':
    'If you reply to this email, your reply goes to the sender. Their address has not been confirmed.',
} as const
