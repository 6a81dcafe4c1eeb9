export const texts = {
  'withdraw.head.title': 'Withdraw from a contract | AI Income Guides',
  'withdraw.head.description':
    'Withdraw from an order where the law of your country lets you, without giving a reason or logging in.',
  'withdraw.title': 'Withdraw from a contract',
  'withdraw.text':
    'Buyers in the European Union, Iceland, Liechtenstein, Norway and the United Kingdom have {withdrawalDays} days to withdraw from an order, without giving a reason. [Who can withdraw from what](/refunds#law)',
  'withdraw.own': 'Your orders',
  'withdraw.byNumber': 'Without logging in',
  'withdraw.number': 'Stripe payment ID',
  'withdraw.numberHint': 'It’s on your receipt and starts with pi_ or in_.',
  'withdraw.email': 'Email address of your account',
  'withdraw.send': 'Email me the link',
  'withdraw.sent':
    'If this order exists, we’ve sent a link to its email address. Open the link to see the order and confirm your withdrawal, which counts from now.',
  'withdraw.failed': 'This didn’t work. Nothing was changed. Please try again.',
  'withdraw.unknown': 'This link doesn’t work anymore. You can ask for another one.',
  'withdraw.again': 'Ask for another link',
  'withdraw.paid': 'Paid',
  'withdraw.until': 'You can withdraw until',
  'withdraw.refund': 'You get back',
  'withdraw.parts': 'Which guides do you want to withdraw from?',
  'withdraw.endsPro': 'Pro ends right away. Nothing more is charged.',
  'withdraw.endsGuide': 'You lose access to the guide right away.',
  'withdraw.endsGift':
    'The gift is canceled, even if someone has accepted it. They won’t be charged anything.',
  'withdraw.endsBundle': 'You lose access to these guides right away.',
  'withdraw.confirm': 'Confirm withdrawal',
  'withdraw.none': 'Please choose at least one guide.',
  'withdraw.done': 'You have withdrawn from this contract',
  'withdraw.doneText':
    'We received your withdrawal on {date} and are refunding {amount}. We’ve emailed you a confirmation.',
  'withdraw.is.no-right':
    'The law of the place you named when you ordered gives you no right to withdraw from this order. If something is wrong with it, tell us, and we’ll fix it or refund it.',
  'withdraw.is.late': 'The time to withdraw from this order ended on {date}.',
  'withdraw.is.used':
    'You asked us to open this right away and confirmed that you would then lose the right to withdraw. If something is wrong with it, tell us, and we’ll fix it or refund it.',
  'withdraw.is.refunded': 'This payment has already been refunded.',
  'withdraw.is.disputed':
    'Your bank is looking into this payment, so we can’t refund it now. Please come back once the bank has decided.',
  'withdraw.plan.title': 'Cancel your Pro plan',
  'withdraw.plan.renews':
    'Your plan renews on {date}. If you cancel now, you can read until then and nothing more is charged.',
  'withdraw.plan.action': 'Cancel my plan',
  'withdraw.plan.ends': 'Your plan ends on {date}. Nothing more is charged.',
  'withdraw.plan.none': 'You don’t have a plan that renews.',
  'withdraw.contact': 'Contact us',
} as const
