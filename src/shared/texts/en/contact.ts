/** Texts of the contact page. */
export const texts = {
  'contact.head.title': 'Contact | AI Income Guides',
  'contact.head.description': 'Contact AI Income Guides about a purchase, your account or a guide.',
  'contact.title': 'Contact us',
  'contact.introduction':
    'Questions about a purchase, your account or a guide? A real person reads every message.',
  'contact.email': 'Your email address',
  'contact.emailHint': 'We’ll reply to this address.',
  'contact.askFor': 'I’d like a guide about: {text}',
  'contact.message': 'Message',
  'contact.messageHint': 'Please don’t include card numbers.',
  'contact.send': 'Send',
  'contact.invalidEmail': 'Please enter a valid email address',
  'contact.tooShort': 'Message must be at least 10 characters long',
  'contact.tooLong': 'Message must be at most 5,000 characters long',
  'contact.sentTitle': 'Your message has been sent',
  'contact.sentText': 'We reply within two working days.',
  'contact.failed': 'Failed to send message.',
  'contact.failedText': 'Your message is still here. Please try again.',
  'contact.failedNetwork': 'Please check your network connection. Your message is still here.',
  'contact.failedOften':
    'You’ve already sent several messages. Please wait a few minutes and try again. Your new message is still here.',
  'contact.byEmail': 'Contact us by email',
  'contact.needsScript': 'The form needs JavaScript. Without it, please send an email to this address:',
  'contact.purchase.title': 'About a purchase',
  'contact.purchase.text':
    'Tell us which guide you mean, and use your account’s email address. Your receipts are on your [account page](/profile). To cancel Pro, or to see when we refund a payment, go to [Refunds and cancellation](/refunds).',
  'contact.guide.title': 'About a guide',
  'contact.guide.text':
    'Found a mistake, or a step that no longer works? Tell us, and include the guide’s number.',
  'contact.answered.title': 'Your question may already be answered',
  'contact.answered.text':
    'See the [common questions](/learn-more#questions) about guides, prices and payments.',
} as const
