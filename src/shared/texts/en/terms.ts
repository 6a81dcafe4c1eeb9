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
        'You need an account to buy a guide, to subscribe and to open your free guide. An account is for one person. Please give an email address where we can reach you, keep your password to yourself, and tell us if you think someone else has used your account.',
        'You must be old enough to enter into a contract where you live, or have the consent of a parent or guardian.',
        'You may delete your account at any time on [your account page](/profile), and you have {undoDays} days to change your mind. Your guides and what is left of a Pro month end with it, without a refund.',
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
            'A gift: a guide or months of Pro for someone else, for the one-time price that is shown when you order it. The first person to accept it gets it, and it does not expire. Months of Pro start when they are accepted, end automatically and are not renewed. A person with a Pro plan of their own can accept them once that plan has ended.',
            'Your first guide, free. With each account, you may open one guide of your choice without paying. You cannot change or exchange this choice later.',
          ],
        },
        'Some guides are free guides that anyone may read in full, without an account.',
        'Your purchase becomes a binding contract when your payment has been accepted and the guide or plan opens.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      body: [
        'English pages show and charge US dollars; Japanese pages show and charge Japanese yen. The price beside the payment button is the full price that we charge. A Pro plan stays in the currency in which you first paid us.',
        'What you paid for single guides in the {creditDays} days before you subscribe to Pro, in the currency in which you subscribe, is taken off your first month, once for each guide. We always charge at least {leastCharge} for that month.',
        'A code gives the discount shown at checkout. It works once for each person while it is valid, and we always charge at least {leastCharge}. If we refund a purchase made with a code, you get back what you paid, and the code still counts as used.',
        'Several guides can be bought with one payment, for the price shown before you pay. Each is then yours as if you had bought it separately, at its share of that price. A guide that you already own when the payment arrives is not sold again: its share is refunded automatically.',
        'Payments are handled by Stripe. Your card number goes directly to Stripe; it never passes through our servers and we cannot see it.',
        'If we raise the price of Pro, we will tell you by email at least {noticeDays} days in advance, and you can cancel before the new price applies. What you have already bought is not affected.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      body: [
        'You read online. A guide or the plan opens as soon as Stripe confirms the payment, normally within seconds. Nothing is shipped, and no file is needed.',
        'A current version of Chrome, Edge, Firefox or Safari is enough.',
      ],
    },
    {
      id: 'pro',
      title: 'Renewal and cancellation of Pro',
      body: [
        'Pro has no fixed term. It renews each month on the day on which it began, and the price of that month is charged to your card, until you cancel.',
        'You can cancel at any time on your [account page](/profile). You can read until the end of the month that you have paid for, and nothing more is charged. We do not refund the rest of a month that has begun, unless you withdraw.',
        'If a renewal payment fails, Stripe tries again. You can keep reading for up to {graceDays} days while that happens. If the payment still fails, the plan ends.',
        'Guides that you bought one by one, and your free guide, are still yours when Pro ends.',
      ],
    },
    {
      id: 'refunds',
      title: 'Withdrawal and refunds',
      body: [
        'Whether you can withdraw from an order without giving a reason depends on what you bought and on where you live. To withdraw, use the page [Withdraw from a contract](/withdraw).',
        { law: ['guide', 'bundle', 'gift', 'pro-gift', 'pro'] },
        'If a guide does not open, or is not what its page describes, contact us within {refundDays} days of buying it and we will fix it or refund it. If you accidentally make a duplicate payment for the same guide, we refund the second payment automatically. The page [Refunds and cancellation](/refunds) explains how.',
        'A refund of a gift goes to the person who paid for it. The gift is then canceled, even if someone has accepted it, and they are charged nothing.',
        'When a payment is refunded in full, the access it paid for ends. A full refund of a Pro payment ends the plan right away. If you dispute a payment with your bank, access to what it paid for is on hold until the dispute is decided.',
        'Rights that the law gives you as a consumer apply in addition to this section.',
      ],
    },
    {
      id: 'use',
      title: 'How you may use the guides',
      body: [
        'The guides are protected by copyright and remain ours or our authors’. You may use the methods in them as you like: for yourself, your clients and your business. You may quote short passages if you name the source.',
        'Search engines and AI assistants may index and quote the titles, summaries and previews that are public, if they name the guide and link to its page.',
        'Please do not:',
        {
          points: [
            'republish, resell or share whole guides or large parts of them;',
            'share your account or its login details;',
            'collect guides by automated means, or use them to train a model;',
            'disrupt the shop, get around its access control, or pay with a card that is not yours to use.',
          ],
        },
        'To protect the guides from copying, an account that opens an unusually large number of guides with Pro within a day has to wait before each further one. Guides that you bought are never affected.',
        'We may suspend an account that does any of this. Unless it would help the abuse, we tell you why beforehand and hear your side first.',
      ],
    },
    {
      id: 'income',
      title: 'No promise of income',
      body: [
        'The guides describe methods. The earning ranges in them are estimates for steady work, and the [success stories](/success-stories) on this site are illustrative samples. What you earn depends on your skill, effort, market and luck. It may be less than the range, or nothing.',
        'The guides are not legal, tax or financial advice. Please check the rules that apply where you live, the terms of the AI tools you use, and the licenses of voices, fonts and pictures.',
      ],
    },
    {
      id: 'changes-to-guides',
      title: 'Changes and availability',
      body: [
        'Guides are corrected and updated from time to time. Some are translated after they appear, partly with the help of an AI model; if a translation and its original differ, the original applies. Tools named in a guide belong to other companies and may change.',
        'We work to keep the shop available but cannot promise that it will never be interrupted. If we close it, we will say so at least {noticeDays} days in advance, end Pro plans without further charges, and give you that time to read what you bought and save it for yourself.',
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
        'We may change these terms where the law, the shop or a payment method makes it necessary. The new version appears on this page with its date. We announce changes that matter to you by email at least {termsNoticeDays} days before they apply; if you do not agree, you may end your account and plan before that day.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: [
        'The law of Japan applies, and the court for the place of our registered address is agreed for disputes. If you are a consumer, this takes away neither the protection of the law of the country where you live nor your right to go to its courts.',
        'If a part of these terms is invalid, the rest remains in force. Where the English and Japanese versions differ, the Japanese version applies to buyers in Japan and the English version to everyone else.',
      ],
    },
  ],
}
