import type { ContactText } from '../shapes/contact.ts'

export const contactEn: ContactText = {
  head: {
    title: 'Contact | AI Income Guides',
    description: 'Write to AI Income Guides about a purchase, your account or a guide.',
  },
  title: 'Write to us',
  introduction: 'About a purchase, your account or a guide: a person reads every message.',
  email: 'Your email address',
  emailHint: 'We answer to this address.',
  message: 'Message',
  messageHint: 'Please never send card numbers.',
  send: 'Send',
  invalidEmail: 'Please enter a valid email address',
  tooShort: 'Message must be at least 10 characters long',
  tooLong: 'Message must be at most 5,000 characters long',
  sentTitle: 'Your message has been sent',
  sentText: 'We answer within two working days.',
  failed: 'Failed to send message.',
  failedText: 'What you wrote is still here. Please try again.',
  failedNetwork: 'Please check your network connection. What you wrote is still here.',
  failedOften:
    'You have sent several messages already. Please wait a few minutes; what you wrote is still here.',
  byEmail: 'Or by email',
  needsScript: 'The form needs JavaScript. Without it, please write to this address:',
  topics: [
    {
      title: 'About a purchase',
      text: 'Name the guide, and write from the email address of your account. Receipts are on your [account page](/profile); how to cancel Pro and when money is returned is under [Refunds and cancellation](/refunds).',
    },
    {
      title: 'About a guide',
      text: 'Found a mistake, or a step that no longer works? The guide’s number is all we need.',
    },
    {
      title: 'Perhaps it is answered already',
      text: 'Seven [common questions](/learn-more#questions) about guides, prices and paying.',
    },
  ],
}
