import type { CommerceText } from '../shapes.ts'

export const page: CommerceText = {
  head: {
    title: 'Legal disclosure | AI Income Guides',
    description:
      'Who sells AI Income Guides and on what terms, as Japanese law requires every online shop to disclose.',
  },
  title: 'Legal disclosure',
  introduction: 'Information under Article 11 of the Japanese Act on Specified Commercial Transactions.',
  onRequest: 'Provided without delay to anyone who asks, by email or through the [contact page](/contact).',
  names: {
    name: 'Seller',
    responsible: 'Person in charge of sales',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
  },
  reach: 'We reply within two working days. The quickest way to reach us is the [contact page](/contact).',
  taxed: 'Prices in yen include Japanese consumption tax.',
  rows: [
    {
      name: 'Prices',
      body: [
        'Single guide: the price on its page ({guidePrice} unless the page says otherwise).',
        'Pro plan: {proPrice} a month. What you paid for guides in the {creditDays} days before you subscribe is deducted from the price of the first month.',
        'Gift: the price of the guide or of the months of Pro, as shown when you order.',
        'Prices are in yen on the Japanese pages and in US dollars on the English pages.',
      ],
    },
    {
      name: 'Other costs',
      body: [
        'None from us. Your internet provider may charge for the connection, and your bank for foreign currency.',
      ],
    },
    { name: 'Payment method', body: ['By card, through Stripe.'] },
    {
      name: 'Time of payment',
      body: [
        'Single guide, bundle or gift: once, when you order.',
        'Pro plan: when you order, then automatically each month on the same day, until you cancel.',
      ],
    },
    { name: 'Delivery', body: ['Online, as soon as the payment is confirmed. Nothing is shipped.'] },
    { name: 'Offer period', body: ['No end date. A price is valid for as long as it is shown on the page.'] },
    {
      name: 'Returns and refunds',
      body: [
        'Buyers in Japan get access to a guide right away and cannot return it simply for a change of mind. Buyers in other countries may have a right to withdraw: see [Refunds and cancellation](/refunds).',
        'If a guide does not open, or is not what its page describes, tell us within {refundDays} days of buying it, and we will fix it or refund your payment.',
      ],
    },
    {
      name: 'Canceling Pro',
      body: [
        'At any time on the [account page](/profile), before the next payment. You can read until the end of the month you paid for; we do not refund part of a month that has begun.',
        'There is no minimum term and no fee.',
      ],
    },
    {
      name: 'What you need',
      body: ['A current version of Chrome, Edge, Firefox or Safari, and an internet connection.'],
    },
    {
      name: 'Earnings',
      body: [
        'The income ranges in the guides are estimates, not promises. Results vary from person to person.',
      ],
    },
  ],
}
