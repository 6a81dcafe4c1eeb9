import type { LearnMoreText } from '../shapes.ts'

export const page: LearnMoreText = {
  head: {
    title: 'How it works | AI Income Guides',
    description: 'How the AI income guides work, what they cost, and answers to common questions.',
  },
  title: 'Transform Your Future with AI',
  text: 'Anyone can use AI tools. What’s hard to find is a clear path from the first evening to the first payment. That’s what a guide gives you: one idea, from start to finish.',
  action: 'Explore Our Guides',
  note: 'No credit card required • Free to start',
  cards: [
    {
      title: 'Zero Investment Required',
      text: 'Many guides start with free tools and things you already own. If there’s a cost to start, the guide’s page shows it before you buy.',
    },
    {
      title: 'Multiple Income Streams',
      text: 'Writing, voice, automation, digital products and more. Start with the one that fits your evenings, then add another when the first one pays.',
    },
  ],
  stats: [
    ['10k+', 'Success Stories'],
    ['1000+', 'AI Strategies'],
    ['{noPrice}', 'Upfront Investment'],
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Choose an idea',
      text: 'Search, or filter by category. Every guide shows its summary, its reading time and its monthly earning potential.',
    },
    {
      title: 'Read the preview',
      text: 'Anyone can read the beginning of every guide, without an account. You see how it’s written before you decide.',
    },
    {
      title: 'Get the full guide',
      text: 'Your first guide is free. After that, pay {guidePrice} once for one guide, or {proPrice} a month for all of them.',
    },
    {
      title: 'Do the first step tonight',
      text: 'Each guide begins with something you can finish in one sitting, with tools you can use right away.',
    },
  ],
  questionsTitle: 'Common questions',
  questions: [
    {
      question: 'What exactly is in a guide?',
      answer:
        'An introduction, the tools and skills you need, the steps, what to charge, the risks and common mistakes, ready-to-use templates and prompts, a summary and reference videos.',
    },
    {
      question: 'Do I need to know how to program?',
      answer:
        'No. Most guides need nothing beyond a browser and a spreadsheet. The few that go further say so under “Required tools or skills”.',
    },
    {
      question: 'How much can I earn?',
      answer:
        'Income varies widely, and some people earn nothing. Each guide gives a monthly range for someone who works at it steadily. Treat it as an estimate, not as a promise.',
    },
    {
      question: 'What’s the difference between buying one guide and subscribing to Pro?',
      answer:
        'A single guide costs {guidePrice} once and has no expiration date. Pro costs {proPrice} a month and gives you access to all guides while it’s active. At {guidesThatPayForPro} or more guides a month, Pro costs less.',
      incomparable:
        'A single guide costs {guidePrice} once and has no expiration date. Pro costs {proPrice} a month and gives you access to all guides while it’s active.',
    },
    {
      question: 'How does the free guide work?',
      answer:
        'Each account includes one free guide of your choice. You can’t change your choice later, so read a few previews first. We don’t ask for a card.',
    },
    {
      question: 'How do I pay, and is it safe?',
      answer:
        'By card, through Stripe. Your card number goes directly to Stripe and never reaches our servers. Prices are in US dollars on the English pages and in yen on the Japanese pages.',
    },
    {
      question: 'Can I cancel, or get my money back?',
      answer:
        'You can cancel Pro at any time; it runs until the end of the month you paid for. If a guide doesn’t open or isn’t what its page describes, contact us within {refundDays} days of buying it, and we’ll fix it or refund your payment.',
    },
  ],
}
