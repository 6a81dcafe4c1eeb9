/** What Pro is, and how it stands with one’s own. */
export const texts = {
  'subscribe.title': 'Everything in the library, for one price',
  'subscribe.text':
    'Pick a goal, and a reading path shows you which guides to read, in what order and why. All other guides are included, too.',
  'subscribe.price': '{price} / month',
  'subscribe.priceFirst': '{first}, then {price} / month',
  'subscribe.first': 'Your first month costs {first}',
  'subscribe.credit': 'We’ve taken off the {credit} you paid for guides in the last {creditDays} days.',
  'subscribe.benefits': 'What’s included',
  'subscribe.benefit.all': 'Unlimited access to all guides',
  'subscribe.benefit.weekly': 'New guides weekly',
  'subscribe.benefit.exclusive': 'Exclusive Pro-only content',
  'subscribe.benefit.support': 'Priority support',
  'subscribe.action': 'Start Pro Subscription',
  'subscribe.terms': 'Cancel anytime and keep reading until the end of the month you paid for.',
  'subscribe.owned': 'You have Pro',
  'subscribe.single': 'Only need one guide?',
  'subscribe.singleLink': 'Buy a single guide for {price}',
  'subscribe.counts':
    'If you subscribe to Pro within {creditDays} days of buying a guide, we’ll take the guide’s price off your first month.',
  'subscribe.head.title': 'Pro plan | AI Income Guides',
  'subscribe.head.description':
    'Unlimited access to all guides, with new ones every week, for {proPrice} a month.',

  'pro.compare.title': 'Pro or single guides?',
  'pro.compare.text':
    'At {guidesThatPayForPro} or more guides a month, Pro costs less than buying them one by one. If you read fewer, single guides are the better deal.',
  'pro.compare.one': 'One guide',
  'pro.compare.pro': 'Pro',
  'pro.compare.price': 'Price',
  'pro.compare.price.one': '{guidePrice} once',
  'pro.compare.price.pro': '{proPrice} a month',
  'pro.compare.read': 'What you can read',
  'pro.compare.read.one': 'The guide you choose',
  'pro.compare.read.pro': 'Every guide, and new ones every week',
  'pro.compare.keep': 'For how long',
  'pro.compare.keep.one': 'Yours to keep',
  'pro.compare.keep.pro': 'While your plan is active',
  'pro.compare.paths': 'Reading paths by category',
  'pro.compare.paths.one': 'Not included',
  'pro.compare.paths.pro': 'Every category',
  'pro.compare.cancel': 'Canceling',
  'pro.compare.cancel.one': 'Nothing to cancel',
  'pro.compare.cancel.pro': 'At any time',
  'pro.paths.title': 'Only in Pro: a reading path for each category',
  'pro.paths.text':
    'Five guides per category, in reading order. Those that cost the least to start and pay the soonest come first. [Other reading paths](/paths) are free to view.',
  'pro.paths.sample': 'Free to view',
  'pro.paths.locked': 'Included in Pro',
  'pro.faq.title': 'Questions about Pro',
  'pro.faq.q1': 'How do I cancel?',
  'pro.faq.a1':
    'Choose “Manage plan” on your account page and confirm. You can read until the end of the month you paid for, and nothing more is charged.',
  'pro.faq.q2': 'Can I get a refund?',
  'pro.faq.a2':
    'We don’t refund the rest of a month that’s already started. Where the law gives you a right to withdraw, as in the European Union and the United Kingdom, you have {withdrawalDays} days to do so after you first subscribe. We then refund what you paid; if you asked us to start right away, we deduct the days you used.',
  'pro.faq.q3': 'Which currency do I pay in?',
  'pro.faq.a3':
    'US dollars on English pages, yen on Japanese pages. If our payment provider can only charge the other currency, you’ll see that before you pay.',
  'pro.faq.q4': 'What do I keep when Pro ends?',
  'pro.faq.a4':
    'The guides you bought one by one and your free guide are yours to keep. For all other guides, you’ll see only the preview again. You can return to Pro at any time.',
  'pro.faq.q5': 'What if a payment doesn’t go through?',
  'pro.faq.a5':
    'You can keep reading for up to {graceDays} days. During that time, please update your card on your account page.',
  'pro.faq.more':
    'You can also [give Pro as a gift](/gift). For everything else, see [Refunds and cancellation](/refunds) or [contact us](/contact).',

  'plan.pastDueTitle': 'Your last Pro payment didn’t go through',
  'plan.pastDueText': 'You can keep reading for now. Please update your card so that Pro doesn’t end.',
  'plan.mendCard': 'Update your card',
  'plan.portalFailed': 'We couldn’t open the page for updating your card. Please try again.',
  'plan.renews': 'You have access to every guide. Your plan renews on {date}.',
  'plan.ends': 'Your plan is canceled. You have access to every guide until {date}.',
  'plan.pastDue': 'Your last payment didn’t go through. Please update your card to keep your access.',
  'plan.disputed':
    'Your bank is looking into a payment for Pro. Until the bank has decided, you don’t have Pro, and nothing more is charged.',
  'plan.given':
    'You have Pro as a gift until {date}. It ends automatically, and you won’t be charged. After that, you can subscribe yourself.',
  'plan.givenWaits':
    'You have access to every guide until {date}, the end of the month you paid for. Your gift of Pro starts once your paid plan has ended.',
  'plan.ended': 'Your Pro plan has ended. The guides you bought are still yours.',
  'plan.none': 'You don’t have Pro yet. With Pro, you can read every guide for one monthly price.',
  'plan.about': 'See the Pro plan',
  'plan.again': 'Subscribe to Pro again',
  'plan.manage': 'Manage plan',
  'plan.resume': 'Resume Pro',
  'plan.manageFailed': 'We couldn’t open the page for managing your plan. Please try again in a moment.',
} as const
