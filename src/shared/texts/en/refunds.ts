import type { RefundsText } from '../shapes.ts'

export const page: RefundsText = {
  head: {
    title: 'Refunds and cancellation | AI Income Guides',
    description: 'How to cancel Pro or withdraw, when we refund a guide, and how soon you get the money.',
  },
  title: 'Refunds and cancellation',
  introduction:
    'In short: you can cancel Pro at any time, and it runs until the end of the month you paid for. If a guide does not open, or is not what its page describes, tell us within {refundDays} days and we will fix it or refund it.',
  picture: {
    title: 'What happens when you cancel Pro',
    paid: 'You pay for a month',
    cancelled: 'You cancel',
    reading: 'You keep reading',
    over: 'Pro ends',
    free: 'Nothing is charged',
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
            'You can then read until the end of the month that you have paid for, and nothing more is charged.',
          ],
        },
        'Please cancel before the next payment; its date is on your account page. We do not refund the rest of a month that has begun, unless you withdraw within the time below. If you can’t log in to your account, [contact us](/contact) from its email address and we will cancel for you.',
        { law: ['pro'] },
        'The guides you bought one by one, and your free guide, are yours to keep.',
      ],
    },
    {
      id: 'guide',
      title: 'Guides',
      body: [
        { law: ['guide', 'bundle'] },
        'Every guide shows its beginning, its contents and its length before you pay, and your first one is free.',
        'If a guide does not open, or is not what its page describes, tell us within {refundDays} days of buying it. We will fix it or refund the full price.',
      ],
    },
    {
      id: 'gifts',
      title: 'Gifts',
      body: [
        { law: ['gift', 'pro-gift'] },
        'If what you gave does not open, or a guide is not what its page describes, you or the person who has it can tell us within {refundDays} days of the payment. We will fix it or refund it.',
        'The refund goes to the card of the person who paid. The gift is then canceled: its link stops working, an accepted guide closes, and accepted months of Pro end right away. The person who was given it isn’t charged anything, including for the days they used. We email the buyer, and anyone who loses months of Pro.',
        'Months of Pro end automatically and are never charged again, so there is nothing to cancel. A gift that no one has accepted never expires. If a second payment arrives for the same gift, we refund it automatically.',
      ],
    },
    {
      id: 'twice',
      title: 'Duplicate and failed payments',
      body: [
        'If a second payment arrives for a guide that you own, we refund it automatically and email you. You do not need to do anything.',
        'A declined payment costs you nothing. Some banks show the amount as pending for a few days before it disappears.',
        'Do you see a payment that you do not recognize? Please [contact us](/contact) first: that is usually quicker than a dispute with your bank. During a dispute, you have no access to what the payment was for.',
      ],
    },
    {
      id: 'how',
      title: 'How to ask for a refund',
      body: [
        '[Contact us](/contact) from the email address of your account and name the guide. Please never send card numbers. We reply within two working days.',
        'We refund the card that you paid with, in the currency that you paid in. The money usually arrives after {bankDaysFrom} to {bankDaysTo} days, depending on your bank. We email you when we have sent it.',
        'A full refund ends your access to what you paid for; a full refund of a Pro payment ends Pro right away.',
        'If the price of a refunded guide was taken off your first month of Pro, we charge nothing afterward. For that month, we refund what you paid for it.',
      ],
    },
    {
      id: 'law',
      title: 'Your legal rights',
      body: [
        'The rights that the law gives you as a consumer are not affected.',
        'If you have a right to withdraw, use the page [Withdraw from a contract](/withdraw). You do not need to log in or to give a reason. We confirm by email when we received your withdrawal and what we refund.',
        'We go by where you tell us you live when you order. If we did not ask you, the rules of the European Union apply to orders on English pages and those of Japan to orders on Japanese pages.',
      ],
    },
  ],
}
