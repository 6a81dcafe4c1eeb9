import { texts as law } from './legal/law.ts'

/** The pages that promise something in writing, and the withdrawal function. */
export const texts = {
  ...law,

  'legal.effective': 'Effective {date}',
  'legal.changed': 'Last updated {date}',
  'legal.contents': 'On this page',
  'legal.numbered': '{number}. {title}',
  'legal.seller': 'Who we are',
  'legal.sellerText': 'Questions about this page? Contact us through the [contact page](/contact).',
  'legal.related': 'Related pages',
  'legal.name': 'Seller',
  'legal.responsible': 'Person in charge',
  'legal.address': 'Address',
  'legal.email': 'Email',
  'accessibility.found':
    'On the date above, we checked {pages} pages and page states in English and Japanese, in the light and dark themes, at widths from {from} to {to} pixels. We used the {rules} rules of {engine} for WCAG 2.2 (levels A and AA) and best practices, and found no violations.',
  'accessibility.without.card-form': 'The form for card details, which Stripe shows on our payment page.',
  'accessibility.without.videos':
    'The YouTube player, which loads only when you press play. Not every video has captions.',

  'withdraw.head.title': 'Withdraw from a contract | AI Income Guides',
  'withdraw.head.description':
    'If the law of your country lets you, withdraw from an order here without giving a reason or logging in.',
  'withdraw.text':
    'Buyers in the European Union, Iceland, Liechtenstein, Norway and the United Kingdom have {withdrawalDays} days to withdraw from an order without giving a reason. [See who can withdraw, and from which products](/refunds#law)',
  'withdraw.own': 'Your orders',
  'withdraw.byNumber': 'Without logging in',
  'withdraw.numberHint': 'It’s on your receipt and starts with pi_ or in_.',
  'withdraw.email': 'Email address of your account',
  'withdraw.send': 'Email me the link',
  'withdraw.sent':
    'If this order exists, we’ve sent a link to its buyer’s email address. Open the link to see the order and confirm your withdrawal. Your withdrawal will count from now, even if you confirm it later.',
  'withdraw.failed': 'This didn’t work. Nothing was changed. Please try again.',
  'withdraw.unknown': 'This link no longer works. You can ask for another one.',
  'withdraw.again': 'Ask for another link',
  'withdraw.paid': 'Paid',
  'withdraw.refund': 'You get back',
  'withdraw.parts': 'Which guides do you want to withdraw from?',
  'withdraw.endsPro': 'Pro will end right away. Nothing more will be charged.',
  'withdraw.endsGuide': 'You’ll lose access to the guide right away.',
  'withdraw.endsGift':
    'The gift will be canceled, even if someone has accepted it. That person won’t be charged anything.',
  'withdraw.endsBundle': 'You’ll lose access right away to the guides you selected.',
  'withdraw.confirm': 'Confirm withdrawal',
  'withdraw.none': 'Please choose at least one guide.',
  'withdraw.done': 'You have withdrawn from this contract',
  'withdraw.doneText':
    'We received your withdrawal on {date} and are refunding {amount}. We’ve emailed you a confirmation.',
  'withdraw.is.no-right':
    'Under the law of the place where you told us you live, you have no right to withdraw from this order. If something is wrong with what you bought, tell us, and we’ll fix it or refund it.',
  'withdraw.is.late': 'The time to withdraw from this order ended on {date}.',
  'withdraw.is.used':
    'You asked us to provide this right away and confirmed that you would then lose the right to withdraw. If something is wrong with what you bought, tell us, and we’ll fix it or refund it.',
  'withdraw.is.refunded': 'This payment has already been refunded.',
  'withdraw.is.disputed':
    'Your bank is looking into this payment, so we can’t refund it now. Please come back once the bank has decided.',
  'withdraw.plan.title': 'Cancel your Pro plan',
  'withdraw.plan.renews':
    'Your plan renews on {date}. If you cancel now, you can keep reading until then, and nothing more will be charged.',
  'withdraw.plan.action': 'Cancel my plan',
  'withdraw.plan.ends': 'Your plan ends on {date}. Nothing more is charged.',
  'withdraw.plan.none': 'You don’t have a plan that renews.',
  'withdraw.contact': 'Contact us',
} as const
