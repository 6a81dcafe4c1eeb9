import type { LearnMoreText } from '../shapes.ts'

export const page: LearnMoreText = {
  head: {
    title: 'How it works | AI Income Guides',
    description: 'How the AI income guides work, what they cost, and answers to seven common questions.',
  },
  title: 'Transform Your Future with AI',
  text: 'The tools are open to everyone. What is scarce is a clear way from the first evening to the first invoice. That is what a guide gives you: one idea, worked out to the end.',
  action: 'Explore Our Guides',
  note: 'No credit card required • Free to start',
  cards: [
    {
      title: 'Zero Investment Required',
      text: 'The guides begin with tools that have a free tier and with things you already own. When something does cost money, the guide says so before you start.',
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
      text: 'Search, or filter by category. Every guide shows its summary, its reading time and what it can earn.',
    },
    {
      title: 'Read the preview',
      text: 'The beginning of every guide is open to everyone, without an account. You see how it is written before you decide.',
    },
    {
      title: 'Open the whole guide',
      text: 'Your first one is free. After that a guide costs {guidePrice} once, or all of them {proPrice} a month.',
    },
    {
      title: 'Do the first step tonight',
      text: 'Each guide begins with something you can finish in one sitting, with tools you can open at once.',
    },
  ],
  questionsTitle: 'Seven common questions',
  questions: [
    {
      question: 'What exactly is in a guide?',
      answer:
        'An introduction, the tools and skills you need, the process step by step, how to charge for it, the risks and common mistakes, deeper material for the serious, a summary, and reference videos.',
    },
    {
      question: 'Do I need to know how to program?',
      answer:
        'No. Most guides need nothing beyond a browser and a spreadsheet. The few that go further say so under “Required tools or skills”.',
    },
    {
      question: 'How much can I earn?',
      answer:
        'It varies widely, and for some it is nothing. Each guide names a monthly range for somebody who works at it steadily. Treat it as an orientation, not as a promise.',
    },
    {
      question: 'What is the difference between buying one guide and Pro?',
      answer:
        'A single guide costs {guidePrice} once and has no expiry date. Pro costs {proPrice} a month and opens all guides while it is active. From the eighth guide in a month Pro is the better deal.',
    },
    {
      question: 'How does the free guide work?',
      answer:
        'Every account may open one guide of its choice without paying. The choice is permanent, so read a few previews first. We do not ask for a card.',
    },
    {
      question: 'How do I pay, and is it safe?',
      answer:
        'By card, through Stripe. Your card number goes to Stripe directly and never reaches our servers. English pages charge US dollars, Japanese pages yen.',
    },
    {
      question: 'Can I cancel, or get my money back?',
      answer:
        'Pro can be cancelled at any time and runs to the end of the month you paid for. If a guide does not open or is not what its page describes, write to us within {refundDays} days.',
    },
  ],
}
