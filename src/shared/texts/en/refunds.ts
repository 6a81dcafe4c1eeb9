import type { RefundsText } from '../shapes.ts'

export const page: RefundsText = {
  head: {
    title: 'Refunds and cancellation | AI Income Guides',
    description: 'How to cancel Pro, when a guide is refunded, and how soon the money is back.',
  },
  title: 'Refunds and cancellation',
  introduction:
    'In short: Pro can be cancelled at any time and runs to the end of the month you paid for. A guide that does not open, or is not what its page describes, is put right or refunded if you tell us within {refundDays} days.',
  picture: {
    title: 'What happens when you cancel Pro',
    paid: 'You pay for a month',
    cancelled: 'You cancel',
    reading: 'You go on reading',
    over: 'Pro ends',
    free: 'Nothing is charged',
  },
  sections: [
    {
      id: 'cancel-pro',
      title: 'Cancelling Pro',
      body: [
        {
          ordered: true,
          points: [
            'Open your [account page](/profile) and choose “Manage plan”.',
            'On Stripe’s page, choose to cancel the plan and confirm.',
            'That is all. You can read to the end of the month that you have paid for, and nothing further is charged.',
          ],
        },
        'Please cancel before the next payment; its date stands on your account page. A month that has begun is not refunded in part. If you can’t get into your account, [write to us](/contact) from its email address and we cancel for you.',
        'The guides you bought one by one, and your free guide, stay yours.',
      ],
    },
    {
      id: 'guide',
      title: 'A single guide',
      body: [
        'A guide opens at once and can be read in full, so an order cannot be taken back merely because you changed your mind. Every guide therefore shows its beginning, its contents and its length before you pay, and your first one is free.',
        'If a guide does not open, or is not what its page describes, tell us within {refundDays} days of buying it. We put it right, or return the whole price.',
      ],
    },
    {
      id: 'twice',
      title: 'Paid twice, or not at all',
      body: [
        'If a second payment for a guide that you own arrives, we return it automatically and write to you. You need not do anything.',
        'A payment that was refused costs nothing. Some banks show the amount as reserved for a few days; it then disappears.',
        'A payment that you do not recognise? [Tell us](/contact) first, please: that is usually quicker than a dispute with the bank, during which what it paid for stays closed.',
      ],
    },
    {
      id: 'how',
      title: 'How to ask for a refund',
      body: [
        '[Write to us](/contact) from the email address of your account and name the guide. Please never send card numbers. We answer within two working days.',
        'The money goes back to the card that you paid with, in the currency that you paid in. It usually shows after {bankDaysFrom} to {bankDaysTo} days, depending on your bank. You get an email when we have sent it.',
        'What was refunded in full is closed again; a full refund of a Pro payment ends Pro at once.',
      ],
    },
    {
      id: 'law',
      title: 'Your rights by law',
      body: [
        'Rights that the law gives you as a consumer stay as they are. If it gives you a right to withdraw from a purchase within {withdrawalDays} days, as in the European Union and the United Kingdom: by ordering you ask us to open the guide or plan at once, and agree that the right ends for a guide when it has opened. For Pro, you may withdraw within {withdrawalDays} days of subscribing for the first time; we then return what was paid, less the days you had.',
      ],
    },
  ],
}
