import type { LegalText } from '../shapes.ts'

export const page: LegalText = {
  head: {
    title: 'Terms of service | AI Income Guides',
    description: 'The terms for using and buying AI Income Guides, effective 27 May 2025.',
  },
  title: 'Terms of service',
  introduction:
    'These terms are the agreement between you and the seller named at the end of this page (“we”) when you read, buy or subscribe at AI Income Guides. They are as short as we could make them. If something is unclear, [ask us](/contact) before you buy.',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You need an account to buy a guide, subscribe or open your free guide. An account is for one person. Please give an email address where we can reach you, keep your password to yourself, and tell us if you think someone else has used your account.',
        'You must be old enough to enter into a contract where you live, or have the consent of a parent or guardian.',
        'You may delete your account at any time on [your account page](/profile), and you have {undoDays} days to change your mind. When your account is deleted, you lose your guides and what is left of a Pro month, without a refund.',
      ],
    },
    {
      id: 'offers',
      title: 'What you can buy',
      body: [
        {
          points: [
            'A single guide, for the one-time price on its page ({guidePrice} unless the page says otherwise). It has no expiration date: you can read it for as long as the shop exists.',
            'The Pro plan, for {proPrice} a month ({proPriceJpy} on Japanese pages). While it is active you can read every guide, including new ones.',
            'A gift: a guide or months of Pro for someone else, for the one-time price shown when you order it. The gift goes to the first person to accept it and does not expire. Months of Pro start when they are accepted, end automatically and are not renewed. Someone who already has a Pro plan can accept them once that plan has ended.',
            'Your first guide, free. With each account, you may open one guide of your choice without paying. You cannot change or exchange this choice later.',
          ],
        },
        'Some guides are free: anyone may read them in full, without an account.',
        'Your purchase becomes a binding contract when your payment has been accepted and you have access to the guide or plan.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      body: [
        'On English pages, prices are shown and charged in US dollars; on Japanese pages, in Japanese yen. The price beside the payment button is the full price that we charge. A Pro plan stays in the currency in which you first paid us.',
        'When you subscribe to Pro, what you paid for single guides in the {creditDays} days before, in the currency in which you subscribe, is taken off your first month, once for each guide. We always charge at least {leastCharge} for that month.',
        'A code gives the discount shown at checkout. Each person can use it once while it is valid, and we always charge at least {leastCharge}. If we refund a purchase made with a code, you get back what you paid, and the code still counts as used.',
        'You can buy several guides with one payment, for the price shown before you pay. Each guide is then yours as if you had bought it separately, at its share of that price. If you already own one of them when the payment arrives, it is not sold to you again: its share is refunded automatically.',
        'Payments are handled by Stripe. Your card number goes directly to Stripe; it never passes through our servers and we cannot see it.',
        'If we raise the price of Pro, we will tell you by email at least {noticeDays} days in advance, and you can cancel before the new price applies. What you have already bought is not affected.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      body: [
        'You read guides in your browser. You have access to a guide or the plan as soon as Stripe confirms the payment, normally within seconds. Nothing is shipped, and there is no file to download.',
        'All you need is a current version of Chrome, Edge, Firefox or Safari.',
      ],
    },
    {
      id: 'pro',
      title: 'Renewal and cancellation of Pro',
      body: [
        'Pro has no fixed term. Until you cancel, it renews every month on the same day of the month as it started, and the price of that month is charged to your card.',
        'You can cancel at any time on your [account page](/profile). You can then keep reading until the end of the month you have paid for, and nothing more is charged. We do not refund the rest of a month that has started, unless you withdraw.',
        'If a renewal payment fails, Stripe tries again. You can keep reading for up to {graceDays} days while that happens. If the payment still fails, the plan ends.',
        'Guides you bought separately and your free guide are still yours when Pro ends.',
      ],
    },
    {
      id: 'refunds',
      title: 'Withdrawal and refunds',
      body: [
        'Whether you can withdraw from an order without giving a reason depends on what you bought and on where you live. To withdraw, use the page [Withdraw from a contract](/withdraw).',
        { law: ['guide', 'bundle', 'gift', 'pro-gift', 'pro'] },
        'If a guide does not open, or is not what its page describes, contact us within {refundDays} days of buying it, and we will fix it or refund it. If you accidentally make a duplicate payment for the same guide, we refund the second payment automatically. The page [Refunds and cancellation](/refunds) explains how.',
        'A refund of a gift goes to the person who paid for it. The gift is then canceled, even if someone has accepted it, and that person is not charged anything.',
        'When a payment is refunded in full, the access it paid for ends. A full refund of a Pro payment ends the plan right away. If you dispute a payment with your bank, your access to what it paid for is on hold until the dispute is decided.',
        'Rights that the law gives you as a consumer apply in addition to this section.',
      ],
    },
    {
      id: 'use',
      title: 'How you may use the guides',
      body: [
        'The guides are protected by copyright and remain our property or that of our authors. You may use the methods in them as you like: for yourself, your clients and your business. You may quote short passages if you name the source.',
        'Search engines and AI assistants may index and quote public titles, summaries and previews, as long as they name the guide and link to its page.',
        'Please do not:',
        {
          points: [
            'republish, resell or share whole guides or large parts of them;',
            'share your account or its login details;',
            'collect guides by automated means, or use them to train a model;',
            'disrupt the shop, get around its access controls, or pay with a card that is not yours to use.',
          ],
        },
        'To protect the guides from being copied, we slow down accounts that open an unusually large number of guides with Pro within a day: they have to wait before opening each further guide. This never affects guides that you bought.',
        'We may suspend an account used for any of this. Unless a warning would enable further abuse, we will tell you why beforehand and hear your side.',
      ],
    },
    {
      id: 'income',
      title: 'No promise of income',
      body: [
        'The guides describe methods. The earnings ranges in them are estimates for steady work, and the [success stories](/success-stories) on this site are illustrative samples. What you earn depends on your skill, effort, market and luck. It may be less than the range, or nothing.',
        'The guides are not legal, tax or financial advice. Please check the rules that apply where you live, the terms of the AI tools you use, and the licenses of voices, fonts and pictures.',
      ],
    },
    {
      id: 'changes-to-guides',
      title: 'Changes and availability',
      body: [
        'Guides are corrected and updated from time to time. Some are translated after they are published, partly with the help of an AI model; if a translation and its original differ, the original applies. Tools named in a guide belong to other companies and may change.',
        'We work to keep the shop available but cannot promise that it will never be interrupted. If we close the shop, we will announce it at least {noticeDays} days in advance, end Pro plans without further charges, and give you until then to read what you bought and save a copy for yourself.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'We are liable without limit for damage that we cause by intent or gross negligence, for injury to life and health, and wherever the law does not allow a limit.',
        'If we cause damage through slight negligence, we are liable only for direct and ordinary damage, and only up to the amount that you paid us in the twelve months before.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'We may change these terms where the law, the shop or a payment method makes it necessary. The new version appears on this page with its date. We announce changes that matter to you by email at least {termsNoticeDays} days before they apply; if you do not agree, you may delete your account and cancel your plan before then.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: [
        'These terms are governed by the law of Japan, and you and we agree that the court for the place of our registered address has jurisdiction over disputes. If you are a consumer, you still have the protection of the law of the country where you live and the right to go to its courts.',
        'If any part of these terms is invalid, the rest remains in force. Where the English and Japanese versions differ, the Japanese version applies to buyers in Japan and the English version to everyone else.',
      ],
    },
  ],
}
