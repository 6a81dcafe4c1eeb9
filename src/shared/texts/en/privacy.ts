import type { LegalText } from '../shapes.ts'

export const page: LegalText = {
  head: {
    title: 'Privacy policy | AI Income Guides',
    description: 'What AI Income Guides stores about you, why, and how to have it removed.',
  },
  title: 'Privacy policy',
  introduction:
    'You can read every public page without telling us who you are. This page explains what we keep once you have an account, buy something or contact us, why we keep it, who else handles it and how to have it removed. The seller named at the end is responsible for it (the “controller”).',
  sections: [
    {
      id: 'reading',
      title: 'When you only read',
      body: [
        'We don’t set cookies for visitors who aren’t logged in. Pages don’t load fonts, pictures or advertising from other companies.',
        'Our own log records the time, the page and whether it could be delivered; it contains no IP address, no search text and no email address. The company that runs our servers may see IP addresses to carry and protect the traffic.',
        'To slow down attacks on logins, payments and the contact form, we count attempts using a one-way fingerprint of the IP address. It doesn’t say who or where you are, and is removed soon after its time window ends.',
        'When a search finds nothing, we keep its words, the day and a count, so we know which guides are missing. We keep nothing about who searched.',
        'For each day, we count how often a guide’s page is opened and how often its preview is read to the end. We keep nothing about who read it.',
        'Reference videos show only a picture until you press play. Only then does your browser contact YouTube, in its mode without tracking cookies.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your own browser',
      body: [
        'These things are stored on your device:',
        {
          points: [
            'your language and theme;',
            'a copy of the public guide list, so it shows when you’re offline;',
            'where you stopped in a guide; when you’re logged in, your account keeps it too;',
            'guides you saved for later; when you’re logged in, your account keeps them too;',
            'the steps of a guide you check off, and your notes on them; when you’re logged in, your account keeps them too;',
            'copies of public pages you’ve opened, so they open without a connection;',
            'guides you save for offline, until you log out, lose access to them, or haven’t connected to us for {offlineDays} days;',
            'when you’re logged in: the login itself, which guides you have access to, and a checkout you’ve started.',
          ],
        },
        'Logging out removes everything except language and theme. You can also clear it in your browser’s settings.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      body: [
        {
          points: [
            'Your email address and username, to recognize you and to contact you about your account and purchases.',
            'Where you stopped in your guides, your saved guides, and the steps you check off with your notes on them (each with its time and the kind of device it was written on, such as “iPhone”), so that they’re the same on all your devices. You can turn this off in your account and delete what’s stored; otherwise it stays until you delete the account.',
            'With Pro, which guides you opened in the last 24 hours, and when you reached the reading limit (kept for {limitDays} days), to notice accounts that copy the library or are shared.',
            'For each device you’re logged in on: browser, operating system, when you logged in and when you last used it (to the hour), so you can see and end your logins. We don’t keep your IP address with it. It’s deleted when you log out, or after {sessionDays} days without use.',
            'A copy of your data, for {copyDays} days after you ask for it.',
            'The emails we’ve sent you, for {mailDays} days, so we can answer questions about them.',
            'An account number given by Firebase Authentication, a Google service that checks your password. Our database never holds your password in any form. If you turn on two-step verification, Firebase also keeps your phone number or the key of your app.',
            'One session cookie, set when you log in, so pages know what you may read. It ends when you log out, after {sessionDays} days at the latest, or when you close the browser if you didn’t choose “remember me”.',
          ],
        },
      ],
    },
    {
      id: 'purchases',
      title: 'When you buy',
      body: [
        {
          points: [
            'Which guide or plan you bought, when, for how much, and the Stripe payment ID.',
            'Whether your Pro plan is active and until when, and which guide you chose as your free guide.',
            'Your receipts, and the emails about them.',
            'Where you live and what you declared, as you told us when you ordered, the terms we showed you then, and any withdrawals from contracts.',
            'Gifts you gave: what you gave, who it was for, your message and the day. The address and the message are deleted {giftDays} days after the gift was accepted, or with your account.',
          ],
        },
        'Stripe takes your card details directly and uses them under its own privacy policy. We see neither the card number nor the security code. While a payment form is open, Stripe may set cookies of its own to detect fraud.',
        'If you dispute a payment with your bank, we may send the bank our records of it through Stripe: your email address, the receipt, what you confirmed before the order, and when you opened and read what you bought.',
      ],
    },
    {
      id: 'contact',
      title: 'When you contact us',
      body: [
        'We keep your message and your email address to reply to you. We delete them when the matter is closed and no law asks us to keep them. We send receipts, notices about your account and plan, and replies. The weekly email about new guides goes only to addresses that were entered and confirmed for it; unsubscribing deletes the address.',
      ],
    },
    {
      id: 'page-views',
      title: 'Counting page views',
      body: [
        'We count page views only if you agree, and load nothing for it before then. We remove payment and session IDs from the addresses we count. You can withdraw your consent at any time, with no other consequence.',
      ],
    },
    {
      id: 'others',
      title: 'Who else handles your data',
      body: [
        {
          columns: ['Who', 'What', 'Why'],
          rows: [
            ['Google (Firebase)', 'Email, password, login times, two-step verification', 'Logging in'],
            ['Stripe', 'Name, email, card, purchases, device signals', 'Payments, invoices, fraud checks'],
            ['Our email service', 'Email address and the email itself', 'Receipts, notices, replies'],
            ['Our hosting company', 'What the servers store and transmit', 'Running the shop'],
            ['YouTube (Google)', 'IP address, once you press play', 'Showing the video'],
            [
              'AI model provider',
              'Guide texts and, if you ask for an AI summary, what you asked; nothing about who asks',
              'Translating guides, writing AI summaries',
            ],
          ],
        },
        'Google and Stripe also process data in the United States and other countries, under contracts (such as the EU’s standard clauses) that protect it. We don’t pay or reward anyone with your data, and we don’t sell it.',
      ],
    },
    {
      id: 'reasons',
      title: 'Why we may do this',
      body: [
        'Account, purchase and email data: to fulfill our contract with you. Records of payments: because tax law requires them. Keeping the shop safe and answering messages: our legitimate interest. Page views: your consent. No decision about you is made by automated means alone.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: [
        'Account data: until you delete your account on your account page; you have {undoDays} days to change your mind. Purchases: as long as you can read what you bought, and afterward for as long as tax law requires (in Japan, seven years). Backups are overwritten within a few weeks.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: [
        'Connections are encrypted. Only the people who run the shop have access to its database, each with a login of their own. Paid texts and personal answers are never stored in shared caches. If something goes wrong that puts you at risk, we will tell you and the authority without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: [
        'On your account page you can download a copy of everything we hold about you, change your email address and username, and delete your account. Deleting it ends Pro at Stripe, removes your login at Firebase and your saved cards, and deletes your email address, your username, our emails to you and, if your address is confirmed, your messages to us. Records of payments stay for as long as tax law requires them, without your name or address.',
        'For anything else, such as restricting or objecting to the use of your data, [contact us](/contact) from the email address of your account, so we know it’s you. It is free of charge, and we reply within {answerDays} days.',
        'You may also complain to the data protection authority where you live; in Japan that is the Personal Information Protection Commission.',
        'The shop isn’t meant for children under 16.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'If this policy changes, the new version appears here with its date. We announce changes that matter to you by email.',
      ],
    },
  ],
}
