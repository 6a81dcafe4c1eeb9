import type { LegalText } from '../shapes.ts'

export const page: LegalText = {
  head: {
    title: 'Privacy policy | AI Income Guides',
    description: 'What AI Income Guides stores about you, why, and how to have it removed.',
  },
  title: 'Privacy policy',
  introduction:
    'You can read every public page without telling us who you are. This page explains what we keep once you have an account, buy something or contact us, why we keep it, who else handles it and how to have it removed. The seller named at the end is responsible for this data (the “controller”).',
  sections: [
    {
      id: 'reading',
      title: 'When you only read',
      body: [
        'We don’t set cookies for visitors who aren’t logged in. Pages don’t load fonts, pictures or advertising from other companies.',
        'Our own log records the time, the page and whether it could be delivered; it contains no IP addresses, search terms or email addresses. The company that runs our servers may handle IP addresses in order to carry and protect the traffic.',
        'To slow down attacks on logins, payments and the contact form, we count attempts using a one-way fingerprint of the IP address. The fingerprint doesn’t reveal who or where you are, and we delete it soon after the counting period ends.',
        'When a search finds nothing, we keep the search terms, the day and a count, so we know which guides are missing. We keep nothing about who searched.',
        'For each day, we count how often a guide’s page is opened and how often its preview is read to the end. We keep nothing about who read it.',
        'Reference videos show only a picture until you press play. Only then does your browser contact YouTube, in the mode that sets no tracking cookies.',
      ],
    },
    {
      id: 'browser',
      title: 'What your own browser stores',
      body: [
        'These things are stored on your device:',
        {
          points: [
            'your language and theme;',
            'a copy of the public guide list, so you can see it offline;',
            'where you stopped in a guide (when you’re logged in, also stored in your account);',
            'guides you saved for later (when you’re logged in, also stored in your account);',
            'the steps you check off in a guide, and your notes on them (when you’re logged in, also stored in your account);',
            'copies of public pages you’ve opened, so you can open them offline;',
            'guides you save for offline, until you log out, lose access to them, or haven’t connected to the shop for {offlineDays} days;',
            'when you’re logged in: the login itself, which guides you have access to, and a checkout you’ve started.',
          ],
        },
        'Logging out removes everything except your language and theme. You can also clear this data in your browser’s settings.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      body: [
        {
          points: [
            'Your email address and username, to recognize you and to contact you about your account and purchases.',
            'Where you stopped in your guides, your saved guides, and the steps you check off with your notes on them (each with the time and the kind of device, such as “iPhone”), so that they’re the same on all your devices. You can turn this off in your account and delete what’s stored; otherwise it stays until you delete your account.',
            'With Pro, which guides you opened in the last 24 hours, and when you reached the reading limit (kept for {limitDays} days), so we notice accounts that are shared or used to copy the library.',
            'For each device you’re logged in on: browser, operating system, when you logged in and when you were last active (to the hour), so you can see and end your logins. We don’t store your IP address with this data. The data is deleted when you log out or after {sessionDays} days without use.',
            'A copy of your data if you ask for one, for {copyDays} days.',
            'The emails we’ve sent you, for {mailDays} days, so we can answer questions about them.',
            'An account number assigned by Firebase Authentication, a Google service that checks your password. Our database never holds your password in any form. If you turn on two-step verification, Firebase also keeps your phone number or the key of your authenticator app.',
            'One session cookie, set when you log in, so pages know what you may read. It expires when you log out, after {sessionDays} days at the latest, or when you close the browser if you didn’t choose “Remember me”.',
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
            'Where you told us you live and what you confirmed when you ordered, the terms we showed you then, and any withdrawals from contracts.',
            'Gifts you gave: what you gave, who it was for, your message and the day to send it. The recipient’s address and the message are deleted {giftDays} days after the gift was accepted, or with your account.',
          ],
        },
        'Stripe receives your card details directly and uses them under its own privacy policy. We see neither the card number nor the security code. While a payment form is open, Stripe may set cookies of its own to detect fraud.',
        'If you dispute a payment with your bank, we may send the bank our records of it through Stripe: your email address, the receipt, what you confirmed before you ordered, and when you opened and read what you bought.',
      ],
    },
    {
      id: 'contact',
      title: 'When you contact us',
      body: [
        'We keep your message and your email address so that we can reply to you. We delete them when the matter is closed and no law requires us to keep them. The emails we send are receipts, notices about your account and plan, and replies. The weekly email about new guides goes only to addresses that were signed up for it and confirmed; unsubscribing deletes the address.',
      ],
    },
    {
      id: 'page-views',
      title: 'Counting page views',
      body: [
        'We count page views only if you agree, and we don’t load the analytics service until you do. We remove payment and session IDs from the addresses we count. You can withdraw your consent at any time; nothing else changes for you.',
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
        'Google and Stripe also process data in the United States and other countries, under contracts (such as the EU’s standard contractual clauses) that protect it. We don’t sell your data, and we don’t use it to pay or reward anyone.',
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
      title: 'How long we keep your data',
      body: [
        'Account data: until you delete your account on your account page; you have {undoDays} days to change your mind. Purchases: for as long as you can read what you bought, and afterward for as long as tax law requires (in Japan, seven years). Backups are overwritten within a few weeks.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect your data',
      body: [
        'Connections are encrypted. Only the people who run the shop have access to its database, each with a login of their own. Paid content and personal data are never stored in shared caches. If something goes wrong that puts you at risk, we’ll tell you and the data protection authority without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: [
        'On your account page you can download a copy of everything we hold about you, change your email address and username, and delete your account. Deleting your account ends Pro at Stripe, removes your login at Firebase and your saved cards, and deletes your email address, your username, our emails to you and, if your address is confirmed, your messages to us. Records of payments are kept for as long as tax law requires, without your name or address.',
        'For anything else, such as restricting or objecting to the use of your data, [contact us](/contact) from the email address of your account, so we know it’s you. This is free of charge, and we reply within {answerDays} days.',
        'You may also complain to the data protection authority where you live; in Japan, that is the Personal Information Protection Commission.',
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
