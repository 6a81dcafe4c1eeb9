import type { Article } from './article-page.tsx'

export const privacyEn: Article = {
  title: 'Privacy policy',
  note: 'Effective 27 May 2025',
  introduction:
    'You can read every public page without telling us who you are. This page says what we store once you have an account or buy something, why, and how to have it removed.',
  sections: [
    {
      title: 'When you only read',
      body: [
        'We set no cookie on guests. Your choice of language and theme, and copies of pages that you have visited, so that they open without a connection, are kept in your own browser. Pages load nothing from other companies: no fonts, no videos, no advertising.',
        'Like any web server, ours sees the address that a request comes from. We use it to answer, to fend off attacks and to find faults, and delete it from our logs after a short time.',
        'We count page views only if you agree to it. The counts leave out payment and session numbers.',
      ],
    },
    {
      title: 'When you have an account',
      body: [
        [
          'Your email address and user name, to recognise you and to write to you about your account.',
          'An account number given by Firebase Authentication, a service of Google that checks your password. Our database never holds your password, in any form.',
          'A session cookie, so that you stay signed in. It is removed when you log out.',
          'On your own device, guides that you choose to keep for offline. They are removed when you log out, when you may no longer read them, or after 30 days without a connection to us.',
        ],
      ],
    },
    {
      title: 'When you buy',
      body: [
        [
          'Which guide or plan you bought, when, for how much, and the payment’s number at Stripe.',
          'Whether your Pro plan is active and until when.',
          'Which guide you chose as your free one.',
        ],
        'Stripe takes your card details directly and uses them under its own privacy policy. We see neither your card number nor its security code.',
      ],
    },
    {
      title: 'When you write to us',
      body: [
        'We keep your message and your email address to answer you, and delete them when the matter is closed and no law asks us to keep them.',
      ],
    },
    {
      title: 'Why we may do this',
      body: [
        'We need account and purchase data to fulfil our contract with you, and tax law asks us to keep records of payments. Keeping the shop safe is our legitimate interest. Page views are counted with your consent, which you can withdraw at any time.',
      ],
    },
    {
      title: 'Who else handles your data',
      body: [
        [
          'Google (Firebase Authentication), for signing in.',
          'Stripe, for payments and invoices.',
          'The company that runs our server and its PostgreSQL database.',
        ],
        'Google and Stripe may process data in the United States and other countries under contracts that protect it. We sell data to nobody.',
      ],
    },
    {
      title: 'How long we keep it',
      body: [
        'Account data: until you close your account. Purchases: as long as you can read what you bought, and afterwards as long as tax law asks. Backups are overwritten after a short time.',
      ],
    },
    {
      title: 'What you can ask for',
      body: [
        'You can ask what we hold about you, have it corrected, receive a copy, or have it deleted. Write to us from the email address of your account. We answer within 30 days. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      title: 'Changes',
      body: [
        'If this policy changes, the new version appears here with its date. We announce changes that matter to you by email.',
      ],
    },
  ],
}
