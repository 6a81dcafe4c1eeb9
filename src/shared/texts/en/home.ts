/** Texts of the home page; they come with it. */
export const texts = {
  'home.head.title': 'AI Income Guides: side income with AI, worked out step by step',
  'home.head.description':
    'A library of more than 1,000 step-by-step guides to earning with AI tools, in English and Japanese. One guide for {guidePrice}, or all of them for {proPrice} a month.',
  'home.badge': '1000+ AI Income Guides Available',
  'home.title': 'Side income with AI,\nworked out step by step.',
  'home.subtitle':
    'Each guide walks you through one idea, from the first step to the first payment: which tools to use, what to do, what to charge and what can go wrong.',
  'home.belief': 'We publish what our buyers earned, even if they earned nothing.',
  'home.ask': 'Or describe what you want',
  'home.firstFree': 'Your first guide is free. No card needed.',
  'home.stories': 'Success Stories',
  'home.storiesNote': 'samples',
  'home.strategies': 'AI Strategies',
  'home.investment': 'Upfront Investment',
  'home.many': '{count}+',
  'home.features': 'Why start here',
  'home.feature.zero.title': 'Zero Investment Required',
  'home.feature.zero.text':
    'Many guides start with free tools. If there’s a cost to start, the guide’s page shows it before you buy.',
  'home.feature.streams.title': 'Multiple Income Streams',
  'home.feature.streams.text':
    'Writing, voice, automation, digital products. Start with one and add another once it pays.',
  'home.feature.stories.title': 'Success Stories',
  'home.feature.stories.text':
    'Twelve sample stories, written by us, show what a first month and a first year can look like.',
  'home.reportedText':
    'Of {reports} buyers who shared their results, {early} got paid within eight weeks and {none} haven’t been paid yet.',
  'home.feature.strategies.title': '1,000+ Guides',
  'home.feature.strategies.text':
    'Every guide covers the steps, what to charge and the mistakes to avoid. New guides every week.',
  'home.categories': 'Popular categories',
  'home.paths': 'Not sure where to start? Follow a reading path',
  'home.featured': 'Featured guides',
  'home.shown': 'Showing {shown} of {guides} guides',
  'home.loadMore': 'Load More',
  'home.faq': 'Common questions',
  'home.faq.intro': 'Have another question? A real person reads every message.',
  'home.faq.support': 'Contact support',
  'home.faq.q1': 'Do I need experience or money to start?',
  'home.faq.a1':
    'No. Each guide begins with a list of the skills and tools you need, and many guides start with free tools. To see only those, filter by “No Investment”.',
  'home.faq.q2': 'What do I get for {guidePrice}?',
  'home.faq.a2':
    'One complete guide, yours to keep: every section, the risks and the reference videos. There’s nothing to cancel.',
  'home.faq.q3': 'What does the Pro plan add?',
  'home.faq.a3':
    'Access to all guides for {proPrice} a month, including new ones every week. Cancel anytime and keep reading until the end of the month you paid for.',
  'home.faq.q4': 'Is the income guaranteed?',
  'home.faq.a4':
    'No, and be wary of anyone who says it is. The ranges in our guides are estimates for steady work. Results depend on you and your market.',
  'home.faq.q5': 'Can I read the guides in Japanese?',
  'home.faq.a5':
    'Yes. The switch at the top of each page changes the language and keeps your place. If a guide isn’t translated yet, its page says so.',
  'home.explore.title': 'A thousand ideas. Start one tonight.',
  'home.explore.text': 'Previews are free to read, and so is your first guide.',
  'home.explore.action': 'Explore Our Guides',
  'home.pro.title': 'Read everything with Pro',
  'home.pro.text':
    'Pick a goal and get five guides to read in order, plus every other guide, for {proPrice} a month.',
  'home.pro.action': 'See the Pro plan',
  'guides.viewAll': 'View All Guides',
} as const
