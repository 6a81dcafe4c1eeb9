import type { Article } from './article-page.tsx'

export const termsEn: Article = {
  title: 'Terms of service',
  note: 'Effective 27 May 2025',
  introduction:
    'These terms apply when you read, buy or subscribe at AI Income Guides. We have kept them short and in plain words. If anything is unclear, ask us before you buy.',
  sections: [
    {
      title: 'Your account',
      body: [
        'You need an account to buy a guide, to subscribe and to open your free guide. It is meant for one person. Please give an email address that reaches you, keep your password to yourself, and tell us if you think somebody else has used your account.',
        'You must be old enough to enter into a contract where you live, or have the consent of a parent or guardian.',
      ],
    },
    {
      title: 'What you can buy',
      body: [
        [
          'A single guide, for the one-off price shown on its page. It has no expiry date: you can read it for as long as the shop exists.',
          'The Pro plan, for $15 or ¥1,500 a month. While it is active you can read every guide, including the new ones.',
          'Your first guide, free. Each account may open one guide of its choice without paying. The choice is permanent and cannot be exchanged.',
        ],
        'Some guides are samples that anyone may read in full, without an account.',
      ],
    },
    {
      title: 'Prices and payment',
      body: [
        'English pages show and charge US dollars; Japanese pages show and charge Japanese yen. The price beside the payment button is the whole price. If your Pro plan was started in one currency, it stays in that currency.',
        'Payments are handled by Stripe. Your card number goes to Stripe directly; it never passes through our servers and we cannot see it.',
        'A guide opens as soon as the payment has been confirmed, normally within seconds.',
      ],
    },
    {
      title: 'Renewal and cancellation of Pro',
      body: [
        'Pro renews each month until you cancel it. You can cancel at any time; you keep reading until the end of the month you have paid for, and nothing further is charged.',
        'If a renewal payment fails, Stripe tries again. You can read on for up to 21 days while that happens. If the payment still cannot be made, the plan ends.',
        'Guides that you bought one by one, and your free guide, stay yours when Pro ends.',
      ],
    },
    {
      title: 'Refunds',
      body: [
        'If a guide does not open, or is not what its page describes, write to us within 14 days of buying it and we will put it right or give the money back. If you pay twice for the same guide by accident, the second payment is returned automatically.',
        'When a payment is refunded in full, the access it paid for ends. A full refund of a Pro payment ends the plan at once. If you dispute a payment with your bank, access to what it paid for rests until the dispute is decided.',
        'Rights that the law gives you as a consumer apply in addition to this section.',
      ],
    },
    {
      title: 'How you may use the guides',
      body: [
        'Use the methods as you like, for yourself, your clients and your business. You may quote short passages with a mention of the source.',
        'Please do not republish, resell or share whole guides, share your account, or collect the guides by automated means. We may suspend an account that does so, after telling you why.',
      ],
    },
    {
      title: 'No promise of income',
      body: [
        'The guides describe methods. The earning ranges in them are estimates for steady work, and the success stories on this site are illustrative samples. What you earn depends on your skill, effort, market and luck. It may be less than the range, or nothing.',
        'The guides are not legal, tax or financial advice. Please check the rules that apply where you live, including the terms of the AI tools you use and the licences of voices, fonts and pictures.',
      ],
    },
    {
      title: 'Changes and availability',
      body: [
        'Guides are corrected and brought up to date from time to time, and some are translated after they appear. Tools named in a guide belong to other companies and may change.',
        'We work to keep the shop available but cannot promise that it never pauses. If we close it, Pro plans are ended without further charges and we give at least 30 days’ notice so that you can save what you bought.',
      ],
    },
    {
      title: 'Liability',
      body: [
        'We are liable without limit for intent, gross negligence and wherever the law does not allow a limit. Otherwise our liability is limited to what you paid us in the twelve months before the damage.',
      ],
    },
    {
      title: 'Changes to these terms',
      body: [
        'If we change these terms, the new version appears on this page with its date. We announce changes that matter to you by email before they apply, and you may end your account if you do not agree.',
      ],
    },
    {
      title: 'Contact',
      body: ['You can reach us through the contact page. A person reads every message.'],
    },
  ],
}
