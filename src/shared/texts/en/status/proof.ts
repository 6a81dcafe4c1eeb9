/** The page of proof; its rules are those of docs/behaviour/, word for word. */
export const texts = {
  'proof.head.title': 'How we’re doing | AI Income Guides',
  'proof.head.description':
    'The latest results of our own checks: protected content, payments, backups, translations and refunds, and how we measure each.',
  'proof.text':
    'We check ourselves around the clock and publish the results, good or bad. Every number is measured automatically, and none says anything about you.',
  'proof.allWell': 'All checks pass',
  'proof.someUnwell_one': '{count} check needs attention',
  'proof.someUnwell_other': '{count} checks need attention',
  'proof.someUnknown': 'No problems found, but some checks haven’t run yet',
  'proof.health.well': 'OK',
  'proof.health.unwell': 'Needs attention',
  'proof.health.unknown': 'Not checked yet',
  'proof.measured': 'Measured {at}',
  'proof.how': 'How it’s measured',
  'proof.rule': 'What counts as a problem',

  'proof.paidLines.title': 'Is paid content protected?',
  'proof.paidLines.last':
    'Lines from paid parts searched for in the last check: {lines}. Guides they came from: {guides}. Responses to guests searched: {answers}. Lines found: {found}.',
  'proof.paidLines.all': 'Lines from paid parts searched for since {since}: {lines}. Lines found: {found}.',
  'proof.paidLines.foundAt': 'The last of these lines was found on {at}.',
  'proof.paidLines.how':
    'We open our own pages and API over the network, as a guest would, and search the responses for randomly chosen lines that only buyers may read.',
  'proof.paidLines.rule':
    'Every 15 minutes, we open our pages and our API as a guest, guide by guide and in each language, and look for lines that only buyers may read. This needs attention if a line was found in the past month or if no check has run for three hours.',

  'proof.payments.title': 'Does everyone have what they paid for?',
  'proof.payments.none': 'Every buyer’s payments at Stripe match what that buyer can read.',
  'proof.payments.some_one': '{count} payment at Stripe doesn’t match what the buyer can read.',
  'proof.payments.some_other': '{count} payments at Stripe don’t match what the buyers can read.',
  'proof.payments.how':
    'For every buyer, we get all payments, refunds and months of Pro from Stripe and compare each with what the buyer can read.',
  'proof.payments.rule':
    'Every night, we compare all payments at Stripe with what their buyers can read here. This needs attention if anything differs or if the last comparison is more than 36 hours old.',

  'proof.restore.title': 'Can we restore everything?',
  'proof.restore.done':
    'Our last test restore recovered everything. It took {seconds} s and used a backup that was at most {hours} h old.',
  'proof.restore.how':
    'We restore a backup into an empty database. Purchases and their history must match the shop row by row, and we check them against Stripe once more.',
  'proof.restore.rule':
    'Every month, we restore a backup into a separate database and compare it with the shop. This needs attention if the last test restore was more than five weeks ago.',

  'proof.failures.title': 'When did a payment last fail because of us?',
  'proof.failures.never': 'No payment has failed because of us or Stripe in the past year.',
  'proof.failures.today': 'The last payment that failed because of us was today, {at}.',
  'proof.failures.days_one': 'The last payment that failed because of us was yesterday, {at}.',
  'proof.failures.days_other': 'The last payment that failed because of us was {count} days ago, {at}.',
  'proof.failures.how':
    'We record every payment attempt before we contact Stripe, so attempts without a proper response show up. No one is charged for such an attempt.',
  'proof.failures.rule':
    'A payment counts as failed because of us when Stripe refuses to start it or gives no response; a card declined by its bank never counts. This needs attention if such a failure happened in the past day.',

  'proof.translations.title': 'Are the translations up to date?',
  'proof.translations.done': '{current} of {all} Japanese translations are up to date.',
  'proof.translations.behind': 'Based on an earlier English version: {stale}. Missing: {missing}.',
  'proof.translations.how':
    'Each part of a translation is linked to the English part it was made from. When the English part changes, the translation counts as out of date until it’s redone.',
  'proof.translations.rule':
    'A Japanese translation is up to date if no part of its English text has changed since the translation was made. This needs attention if more than one guide in twenty has no up-to-date translation.',

  'proof.refunds.title': 'How long do refunds take?',
  'proof.refunds.done_one':
    'In the last three months, we owed {count} refund, which reached Stripe after {slowest}.',
  'proof.refunds.done_other':
    'In the last three months, we owed {count} refunds. Half of them reached Stripe within {median}, the slowest after {slowest}.',
  'proof.refunds.none': 'We haven’t owed any automatic refunds in the last three months.',
  'proof.refunds.open':
    'Refunds in progress: {waiting}. Failed refunds that a person has to handle: {givenUp}.',
  'proof.refunds.how':
    'We measure from the moment we notice that we owe a refund until Stripe has accepted it. Your bank then usually needs {bankDaysFrom} to {bankDaysTo} days.',
  'proof.refunds.rule':
    'We refund duplicate payments automatically and measure, over three months, the time until Stripe accepts each refund. This needs attention if a refund has failed and has to be made by hand.',

  'proof.reports.title': 'Do we show income reports unchanged?',
  'proof.reports.done':
    'Reports from readers, all of them counted: {all}. Guides covered: {guides}. Sentences hidden: {hidden}.',
  'proof.reports.late': 'Reports that have waited too long to be counted: {late}.',
  'proof.reports.how':
    'Only people who can read a guide can report on it, and only once, after four weeks at the earliest. Counting is automatic, and no one here can change or delete a number.',
  'proof.reports.rule':
    'Every report, good or bad, counts in the figures that a guide shows; only its sentence can be hidden. This needs attention if a report has waited three hours to be counted.',

  'proof.seconds': '{count} s',
  'proof.hours': '{count} h',
} as const
