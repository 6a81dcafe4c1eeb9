import type { CommerceText } from '../shapes.ts'

export const page: CommerceText = {
  head: {
    title: 'Legal disclosure | AI Income Guides',
    description:
      'Who sells AI Income Guides, and on which conditions, as Japanese law asks every shop to say.',
  },
  title: 'Legal disclosure',
  introduction: 'Information under Article 11 of the Japanese Act on Specified Commercial Transactions.',
  onRequest: 'Told without delay to anyone who asks, by email or through the [contact page](/contact).',
  names: {
    name: 'Seller',
    responsible: 'Person in charge of sales',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
  },
  reach: 'Messages are answered within two working days. The quickest way is the [contact page](/contact).',
  rows: [
    {
      name: 'Prices',
      body: [
        'Single guide: the price on its page, {guidePrice} unless it says otherwise.',
        'Pro plan: {proPrice} a month.',
        'All prices include taxes. Japanese pages charge yen, English pages US dollars.',
      ],
    },
    {
      name: 'Further costs',
      body: ['None from us. Your provider may charge for the connection, your bank for foreign currency.'],
    },
    { name: 'How to pay', body: ['By card, through Stripe.'] },
    {
      name: 'When to pay',
      body: [
        'Single guide: once, with the order.',
        'Pro plan: with the order, then each month on the same day, automatically, until you cancel.',
      ],
    },
    { name: 'Delivery', body: ['Online, at once when the payment is confirmed. Nothing is shipped.'] },
    { name: 'Term of the offer', body: ['None. A price on a page holds for as long as it stands there.'] },
    {
      name: 'Returns and refunds',
      body: [
        'A guide opens at once, so it cannot be returned because you changed your mind.',
        'If it does not open, or is not what its page describes, tell us within {refundDays} days: we put it right or refund it. See [Refunds and cancellation](/refunds).',
      ],
    },
    {
      name: 'Cancelling Pro',
      body: [
        'At any time on the [account page](/profile), before the next payment. You can read to the end of the month you paid for; a month that has begun is not refunded in part.',
        'There is no minimum term and no fee.',
      ],
    },
    {
      name: 'What you need',
      body: ['A current version of Chrome, Edge, Firefox or Safari, and a connection to the internet.'],
    },
    {
      name: 'Earnings',
      body: [
        'Earning ranges in the guides are estimates and no promise. Results differ from person to person.',
      ],
    },
  ],
}
