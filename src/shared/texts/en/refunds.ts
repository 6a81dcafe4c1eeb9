import type { RefundsText } from '../shapes.ts'

export const page: RefundsText = {
  head: {
    title: 'Refunds and cancellation | AI Income Guides',
    description:
      'How to cancel Pro or withdraw, when we refund a guide, and how soon you get your money back.',
  },
  title: 'Refunds and cancellation',
  introduction:
    'In short: you can cancel Pro at any time, and it stays active until the end of the month you paid for. If a guide doesn’t open or isn’t what its page describes, tell us within {refundDays} days of buying it, and we’ll fix it or refund it.',
  picture: {
    title: 'What happens when you cancel Pro',
    paid: 'You pay for a month',
    cancelled: 'You cancel',
    reading: 'You keep reading',
    over: 'Pro ends',
    free: 'Nothing more is charged',
  },
  sections: [
    {
      id: 'cancel-pro',
      title: 'Canceling Pro',
      body: [
        {
          ordered: true,
          points: [
            'Open your [account page](/profile) and choose “Manage plan”.',
            'On Stripe’s page, choose to cancel the plan and confirm.',
            'You can then keep reading until the end of the month you paid for, and nothing more is charged.',
          ],
        },
        'Please cancel before the next payment; its date is on your account page. We don’t refund the rest of a month that has started, unless you withdraw within the period given below. If you can’t log in to your account, [contact us](/contact) from its email address, and we’ll cancel Pro for you.',
        { law: ['pro'] },
        'Guides you bought separately and your free guide are yours to keep.',
      ],
    },
    {
      id: 'guide',
      title: 'Guides',
      body: [
        { law: ['guide', 'bundle'] },
        'Before you pay, you can see how each guide begins, what it contains and how long it is, and your first guide is free.',
        'If a guide doesn’t open or isn’t what its page describes, tell us within {refundDays} days of buying it. We’ll fix it or refund the full price.',
      ],
    },
    {
      id: 'gifts',
      title: 'Gifts',
      body: [
        { law: ['gift', 'pro-gift'] },
        'If a gift doesn’t open, or a guide you gave isn’t what its page describes, you or the person who received the gift can tell us within {refundDays} days of the payment. We’ll fix it or refund it.',
        'The refund goes to the card of the person who paid. The gift is then canceled: its link stops working, an accepted guide closes, and accepted months of Pro end right away. The person who received the gift isn’t charged anything, not even for the days they used. We email the buyer and anyone who loses months of Pro.',
        'Months of Pro given as a gift end automatically and are never charged again, so there’s nothing to cancel. A gift that no one has accepted never expires. If a second payment arrives for the same gift, we refund that payment automatically.',
      ],
    },
    {
      id: 'twice',
      title: 'Duplicate and failed payments',
      body: [
        'If a second payment arrives for a guide you already own, we refund that payment automatically and email you. You don’t need to do anything.',
        'A declined payment costs you nothing. Some banks show the amount as pending for a few days before it disappears.',
        'If you see a payment you don’t recognize, please [contact us](/contact) first: that’s usually quicker than a dispute with your bank. During a dispute, you have no access to what the payment was for.',
      ],
    },
    {
      id: 'how',
      title: 'How to ask for a refund',
      body: [
        '[Contact us](/contact) from the email address of your account and tell us which guide you mean. Please never send card numbers. We reply within two working days.',
        'We send the refund to the card you paid with, in the currency you paid in. The money usually arrives in {bankDaysFrom} to {bankDaysTo} days, depending on your bank. We email you when we’ve sent it.',
        'A full refund ends your access to what you paid for; a full refund of a Pro payment ends Pro right away.',
        'If the price of a refunded guide was taken off your first month of Pro, we don’t charge you that amount afterward. If we refund that month, you get back what you actually paid for it.',
      ],
    },
    {
      id: 'law',
      title: 'Your legal rights',
      body: [
        'This page doesn’t affect the rights that the law gives you as a consumer.',
        'If you have a right to withdraw, use the page [Withdraw from a contract](/withdraw). You don’t need to log in or give a reason. Our confirmation email says when we received your withdrawal and how much we refund.',
        'Which rules apply depends on where you tell us you live when you order. If we didn’t ask you, the rules of the European Union apply to orders on English pages, and those of Japan to orders on Japanese pages.',
      ],
    },
  ],
}
