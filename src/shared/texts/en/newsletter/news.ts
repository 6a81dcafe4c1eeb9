/** What is new, and the weekly mail about it. */
export const texts = {
  'news.head.title': 'New guides | AI Income Guides',
  'news.head.description':
    'The newest guides to earning with AI and what we’ve improved. Also available as a feed and a weekly email.',
  'news.thisWeek_one': '{count} new guide in the last seven days.',
  'news.thisWeek_other': '{count} new guides in the last seven days.',
  'news.weeksBefore': 'In earlier weeks, most recent first: {counts}.',
  'news.comma': ', ',
  'news.promise':
    '[Pro](/subscribe) promises new guides every week. You can check here whether we keep that promise.',
  'news.feed': 'Follow new guides in your feed reader',
  'news.newest.title': 'New',
  'news.newest.text': 'Newest first.',
  'news.popular.title': 'Popular this month',
  'news.popular.text':
    'Based on purchases, free guides and completed steps. A guide is listed if at least three people used it. We don’t track visits.',
  'news.improved.title': 'Recently updated',
  'news.improved.text': 'Guides you may already know, now with better text or a better translation.',

  'news.mailTitle': 'The weekly email',
  'news.mailText': 'New and updated guides every Monday. No news, no email.',
  'news.email': 'Your email address',
  'news.ask': 'Send me the weekly email',
  'news.consent':
    'We’ll send a confirmation email first, and nothing else until you confirm. Unsubscribe anytime. See our [privacy policy](/privacy).',
  'news.confirm.text': 'Select the button to get the weekly email, starting next Monday.',
  'news.confirm.action': 'Confirm the weekly email',
  'news.leave-steps.title': 'Step reminders',
  'news.leave-steps.text':
    'Select the button and we’ll stop reminding you about unfinished steps. Your checklists and notes won’t change.',
  'news.leave-steps.action': 'Stop the reminders',
  'news.state.left-steps': 'Step reminders are off. Your checklists and notes are still there.',
  'news.leave.text': 'Select the button to stop the weekly email. Nothing else changes.',
  'news.leave.action': 'Unsubscribe',
  'news.state.asked':
    'Check your inbox. If this address isn’t on the list yet, we’ve sent a link to confirm it.',
  'news.state.invalid': 'Please enter a valid email address',
  'news.state.busy':
    'Too many addresses have been entered from your network. Please try again in a few minutes.',
  'news.state.confirmed': 'You’re signed up. Your first weekly email will arrive next Monday.',
  'news.state.left': 'You’ve been unsubscribed, and your address has been deleted from our mailing list.',
  'news.state.gone': 'This link is no longer valid. You can sign up again below.',

  'news.mail.greeting': 'Hello,',
  'news.mail.confirmSubject': 'Please confirm your AI Income Guides weekly email',
  'news.mail.confirm':
    'Someone signed this address up for our weekly email about new guides. If it was you, please confirm using the link below.',
  'news.mail.notYou':
    'If it wasn’t you, ignore this email. You won’t hear from us again, and we’ll delete the address within a week.',
  'news.mail.subject_one': '{count} new guide this week',
  'news.mail.subject_other': '{count} new guides this week',
  'news.mail.subjectImproved': 'Updated guides this week',
  'news.mail.fresh_one': '{count} new guide this week.',
  'news.mail.fresh_other': '{count} new guides this week.',
  'news.mail.improved_one': '{count} guide now has better text or a better translation.',
  'news.mail.improved_other': '{count} guides now have better text or a better translation.',
  'news.mail.all': 'See everything that’s new',
  'news.mail.why': 'You get this weekly email because you signed up for it and confirmed your address.',
} as const
