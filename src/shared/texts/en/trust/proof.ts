/** The page of proof; its rules are those of docs/behaviour.md, word for word. */
export const texts = {
  'proof.head.title': 'Proof | AI Income Guides',
  'proof.head.description':
    'What our own checks found last: protected texts, payments, backups, translations and refunds, with how each is measured.',
  'proof.title': 'Proof',
  'proof.text':
    'The shop checks itself, and you see here what it found, good or not. No figure is typed in by hand, and none is about a person.',
  'proof.allWell': 'Every check is well',
  'proof.someUnwell_one': '{count} check is not well',
  'proof.someUnwell_other': '{count} checks are not well',
  'proof.someUnknown': 'Nothing is wrong, but not every check has run yet',
  'proof.health.well': 'Well',
  'proof.health.unwell': 'Not well',
  'proof.health.unknown': 'Not measured yet',
  'proof.measured': 'Measured {at}',
  'proof.how': 'How it is measured',
  'proof.rule': 'Rule {number}',

  'proof.paidLines.title': 'Do paid texts stay protected?',
  'proof.paidLines.last':
    'The last search looked for {lines} paid lines of {guides} guides in {answers} answers to guests, and found {found}.',
  'proof.paidLines.all': 'Since {since} it has looked for {lines} lines and found {found}.',
  'proof.paidLines.foundAt': 'The last one was found on {at}.',
  'proof.paidLines.how':
    'The shop opens its own pages and calls over the network, as a guest does, and searches the answers for lines picked at random from texts that only buyers may read.',
  'proof.paidLines.rule':
    'Every fifteen minutes the shop visits itself as a guest, guide after guide, and looks in pages and calls of each language for lines that only buyers may read. Not well: a line was found within a month, or there was no search for three hours.',

  'proof.payments.title': 'Does everybody have what they paid for?',
  'proof.payments.none': 'Payments at Stripe and access in the shop agree for every buyer.',
  'proof.payments.some_one': '{count} payment at Stripe differs from what the shop opened for it.',
  'proof.payments.some_other': '{count} payments at Stripe differ from what the shop opened for them.',
  'proof.payments.how':
    'For every buyer, Stripe is asked for all payments, refunds and months of Pro, and each is compared with what the buyer can read.',
  'proof.payments.rule':
    "Each night every buyer's payments at Stripe are compared with what the shop opened for them. Not well: something differs, or the last comparison is more than a day and a half old.",

  'proof.restore.title': 'Could we get everything back?',
  'proof.restore.done':
    'The last backup that we restored as a test was whole. It took {seconds} s, and the backup was at most {hours} h old.',
  'proof.restore.how':
    'A backup is restored into an empty database. Purchases and their history must be the same as in the shop, row by row, and Stripe is asked once more.',
  'proof.restore.rule':
    'Each month a backup is restored into a database of its own and compared with the shop. Not well: the last time was more than five weeks ago.',

  'proof.failures.title': 'When did a payment last fail because of us?',
  'proof.failures.never': 'No payment has failed because of us or Stripe within a year.',
  'proof.failures.today': 'The last time was today, {at}.',
  'proof.failures.days_one': 'The last time was yesterday, {at}.',
  'proof.failures.days_other': 'The last time was {count} days ago, {at}.',
  'proof.failures.how':
    'Each attempt to pay is written down before Stripe is asked, so that one without a good answer can be seen. Nobody is charged by such an attempt.',
  'proof.failures.rule':
    "A payment fails because of the shop when Stripe refuses to begin it or doesn't answer; a card that its bank declines isn't counted. Not well: it happened within a day.",

  'proof.translations.title': 'Are the translations up to date?',
  'proof.translations.done': '{current} of {all} Japanese translations are up to date.',
  'proof.translations.behind': '{stale} are of an earlier English version, and {missing} are missing.',
  'proof.translations.how':
    'Each part of a translation remembers which English part it was made from. When that one changes, the translation counts as out of date until it is renewed.',
  'proof.translations.rule':
    'A Japanese translation is up to date as long as no part of its English text has changed since. Not well: more than one guide in twenty has none that is up to date.',

  'proof.refunds.title': 'How long do refunds take?',
  'proof.refunds.done_one': 'In three months the shop owed {count} refund, which Stripe had after {slowest}.',
  'proof.refunds.done_other':
    'In three months the shop owed {count} refunds. Half of them were with Stripe within {median}, the slowest after {slowest}.',
  'proof.refunds.none': 'In three months the shop owed no refund of its own accord.',
  'proof.refunds.open': 'Waiting: {waiting}. Given up, for a person to look at: {givenUp}.',
  'proof.refunds.how':
    'From the moment when the shop notices that it owes a refund until Stripe has taken it. Your bank then needs {bankDaysFrom} to {bankDaysTo} days as a rule.',
  'proof.refunds.rule':
    'A duplicate payment is refunded by the shop itself. What counts is the time until Stripe has taken the refund, over three months. Not well: a refund was given up.',

  'proof.seconds': '{count} s',
  'proof.minutes': '{count} min',
  'proof.hours': '{count} h',
} as const
