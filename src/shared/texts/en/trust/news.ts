/** What is new, and the weekly mail about it. */
export const texts = {
  'news.head.title': 'New and popular guides | AI Income Guides',
  'news.head.description':
    'The newest guides to earning with AI, what readers work with this month, and what was improved. With a feed and a weekly email.',
  'news.title': 'New and popular',
  'news.text': 'What came in lately, what others buy and work with, and what we have improved.',
  'news.thisWeek_one': '{count} new guide in the last seven days.',
  'news.thisWeek_other': '{count} new guides in the last seven days.',
  'news.weeksBefore': 'In the weeks before: {counts}.',
  'news.comma': ', ',
  'news.promise': '[Pro](/subscribe) promises new ones every week; you can check it here.',
  'news.feed': 'Follow new guides in your feed reader',
  'news.newest.title': 'New',
  'news.newest.text': 'The latest first.',
  'news.popular.title': 'Popular this month',
  'news.popular.text':
    'Counted from purchases, free guides and ticked steps, from three people on. Nobody’s visits are tracked.',
  'news.improved.title': 'Lately improved',
  'news.improved.text': 'On sale before, with a better text or translation now.',

  'news.mailTitle': 'Once a week by email',
  'news.mailText': 'New and improved guides, every Monday. A week without any has no email.',
  'news.email': 'Your email address',
  'news.ask': 'Send me the weekly email',
  'news.consent':
    'You get a confirmation email first, and nothing else until you confirm. Every email has a link to leave. See our [privacy policy](/privacy).',
  'news.confirm.text': 'Press the button to get the weekly email from next Monday on.',
  'news.confirm.action': 'Confirm the weekly email',
  'news.leave-steps.title': 'Reminders of steps',
  'news.leave-steps.text':
    'The reminders of steps that you left: one press, and we send you no more of them. Your ticked steps and notes stay.',
  'news.leave-steps.action': 'Stop the reminders',
  'news.state.left-steps':
    'We send you no more reminders of steps. Your ticked steps and notes are still there.',
  'news.leave.text': 'Press the button and you get no more weekly emails. Nothing else changes.',
  'news.leave.action': 'Leave the weekly email',
  'news.state.asked':
    'Please look into your inbox: if the weekly email isn’t on its way to this address already, there is a confirmation email.',
  'news.state.invalid': 'Please enter a valid email address',
  'news.state.busy': 'Too many addresses were entered from your network. Please try again in a few minutes.',
  'news.state.confirmed': 'Done. Your first weekly email comes next Monday.',
  'news.state.left': 'Done. You get no more weekly emails, and your address is deleted here.',
  'news.state.gone': 'This link is no longer valid. You can sign up again below.',

  'news.mail.greeting': 'Hello,',
  'news.mail.confirmSubject': 'Please confirm: the weekly email of AI Income Guides',
  'news.mail.confirm':
    'Somebody entered this address for our weekly email about new guides. If it was you, please confirm with the link below.',
  'news.mail.notYou':
    'If it wasn’t you, ignore this email. You hear nothing more, and the address is deleted within a week.',
  'news.mail.subject_one': '{count} new guide this week',
  'news.mail.subject_other': '{count} new guides this week',
  'news.mail.subjectImproved': 'Improved guides this week',
  'news.mail.fresh_one': 'This week {count} new guide came in.',
  'news.mail.fresh_other': 'This week {count} new guides came in.',
  'news.mail.improved_one': '{count} guide got a better text or translation.',
  'news.mail.improved_other': '{count} guides got a better text or translation.',
  'news.mail.all': 'See everything that is new',
  'news.mail.why': 'You get this email once a week because you confirmed that you want it.',
} as const
