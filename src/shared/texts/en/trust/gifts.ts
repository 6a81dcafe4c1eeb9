/** A guide or months of Pro as a gift: its pages, and the mail to the one who is given. */
export const texts = {
  'gift.head.title': 'Give a guide or Pro | AI Income Guides',
  'gift.head.description':
    'Pay for a guide or for months of Pro for somebody else. They get an email on the day you choose, or you pass on a link.',
  'gift.claim.head.title': 'Accept a gift | AI Income Guides',
  'gift.claim.head.description': 'See what a gift link leads to, and accept it.',
  'gift.title': 'Give a guide or Pro',
  'gift.text': 'You pay once. We tell them by email on the day you choose, or you pass on a link yourself.',
  'gift.choose': 'What do you want to give?',
  'gift.guide.title': 'A guide',
  'gift.guide.text': 'Choose it, then “Give this guide” on its page. Whoever accepts it keeps it.',
  'gift.browse': 'Choose a guide',
  'gift.pro': '{months} months of Pro',
  'gift.pro.text':
    'Every guide to read for {months} months from the day the gift is accepted. It ends by itself; nobody is charged afterwards.',
  'gift.pro.action': 'Give {months} months of Pro',
  'gift.pro.once': '{price} once',
  'gift.loginText': 'Log in to give something. You will find your gifts on your account page.',
  'gift.own': 'Your gifts',
  'gift.none': 'You have given nothing yet.',

  'gift.form.title': 'For whom is it?',
  'gift.form.recipient': 'Their email address',
  'gift.form.recipientHint': 'Leave it empty if you would rather pass on a link yourself.',
  'gift.form.language': 'Language of the email',
  'gift.form.day': 'Day of the email',
  'gift.form.dayHint':
    'In the morning of that day; today: at once if it is past nine. At most {days} days ahead.',
  'gift.form.message': 'A few words from you',
  'gift.form.messageHint':
    'At most {count} characters, without links and addresses. Your name goes with them.',
  'gift.form.next': 'Continue to payment',
  'gift.form.save': 'Save changes',
  'gift.form.saved': 'Saved',
  'gift.form.failed': 'Please check what you entered: the address, the day and your words.',
  'gift.form.privacy': 'We use the address for this gift only.',

  'gift.item': 'Gift: {title}',
  'gift.pay.heading': 'Pay for your gift',
  'gift.pay.next': 'What happens next',
  'gift.pay.next.link': 'You get a receipt, and a page with the state of your gift and its link.',
  'gift.pay.next.told': 'They are told on the day you chose, and accept the gift once they have logged in.',
  'gift.pay.next.pro': 'Pro begins when the gift is accepted, not before.',
  'gift.pay.next.open': 'Nobody has to hurry: a gift that is not claimed stays claimable.',

  'gift.terms.what': 'One guide to read online, for whoever claims it, with no expiry date',
  'gift.terms.pro':
    'Pro for {months} months from the day on which the gift is accepted: every guide to read online. It ends by itself and is not renewed.',
  'gift.terms.proCancel':
    'The link works at once, so you cannot withdraw from the order afterwards. If Pro does not open, tell us within {refundDays} days: we will fix it or refund it.',
  'gift.terms.delivery':
    'The link at once, when the payment is confirmed; the email on the day you chose. Nothing is shipped.',
  'gift.terms.cancel':
    'The link works at once, so you cannot withdraw from the order afterwards. If the guide does not open or is not what its page describes, tell us within {refundDays} days: we will fix it or refund it.',
  'gift.state.unpaid': 'Not paid yet',
  'gift.state.waiting': 'Not told yet',
  'gift.state.told': 'Told',
  'gift.state.unreached': 'Email refused',
  'gift.state.claimed': 'Claimed',
  'gift.state.on-hold': 'On hold',
  'gift.state.taken-back': 'Taken back',
  'gift.says.waiting': 'Your gift is paid for. We write to {to} on {day}.',
  'gift.says.link': 'Your gift is paid for. Make a link below and pass it on.',
  'gift.says.told': 'We wrote to {to} on {day}. They have not claimed it yet.',
  'gift.says.unreached':
    'We could not reach {to}: their mail server does not accept our email. Your gift is safe. Correct the address below, or make a link and pass it on yourself.',
  'gift.says.claimed': 'It was claimed on {day}.',
  'gift.says.on-hold': 'Its payment is disputed. It can’t be claimed until that is decided.',
  'gift.says.taken-back': 'Its payment was refunded, so it is no longer a gift.',
  'gift.words': 'Your words',
  'gift.change': 'Change day, address or words',
  'gift.again': 'Send the email again',
  'gift.sentAgain': 'The email is on its way again.',
  'gift.tooOften': 'It was sent a few minutes ago, or often enough. You can pass on a link instead.',
  'gift.link': 'Get a link to pass on',
  'gift.linkText':
    'Whoever opens it first and accepts gets the gift. We show it only now; you can make another.',
  'gift.linkLabel': 'The link',
  'gift.failed': 'That didn’t work. Please try again.',
  'gift.pending': 'Your payment is safe. The gift is ready in a moment.',
  'gift.toGuide': 'See the guide',

  'gift.claim.title': 'Accept a gift',
  'gift.claim.given': 'You have been given a gift.',
  'gift.claim.guest': 'Log in or sign up to see where this link leads. You need no card.',
  'gift.claim.signUp': 'Sign up',
  'gift.claim.from': 'From {from}',
  'gift.claim.accept': 'Accept the gift',
  'gift.claim.read': 'Read the guide',
  'gift.claim.owned':
    'You may read this guide already, so nothing was used up. You can pass this link on to somebody else.',
  'gift.claim.mine': 'You have accepted this gift. It is yours to keep.',
  'gift.claim.proUntil': 'If you accept it now, Pro is yours until {date}.',
  'gift.claim.proMine':
    'You have accepted this gift. Pro is yours until {date}. It ends by itself; nothing is charged.',
  'gift.claim.proToGuides': 'Browse the guides',
  'gift.claim.planRenews':
    'You have a Pro plan of your own, which renews on {date}. You can accept this gift once that plan has ended, so that you never pay for days you were given. To use the gift, cancel the renewal in your account; the link keeps working without a time limit.',
  'gift.claim.planEnds':
    'You have Pro until {date} by your own plan. You can accept this gift after that; the link keeps working without a time limit.',
  'gift.claim.planDisputed':
    'A payment for your own Pro plan is disputed. You can accept this gift once that is decided; the link keeps working without a time limit.',
  'gift.claim.toAccount': 'Your account',
  'gift.claim.claimed': 'This gift has been claimed by somebody else already.',
  'gift.claim.on-hold': 'This gift can’t be claimed right now. Please try again later.',
  'gift.claim.taken-back': 'This gift was taken back: its payment was refunded.',
  'gift.claim.unknown': 'This link leads to no gift. Please open it exactly as you got it.',

  'gift.mail.subject': 'A guide for you: {title}',
  'gift.mail.greeting': 'Hello,',
  'gift.mail.somebody': 'Somebody',
  'gift.mail.given': '{giver} has given you the guide “{title}” at AI Income Guides.',
  'gift.mail.proSubject': 'A gift for you: {title}',
  'gift.mail.proGiven': '{giver} has given you {title} at AI Income Guides: every guide to read.',
  'gift.mail.proHow':
    'Open the link, log in or sign up, and accept it. Pro begins then and ends by itself; you need no card. The link works once and has no time limit.',
  'gift.mail.proReceipt':
    'Thank you for your gift. On its page you find its link and see whether it was claimed; Pro begins for whoever claims it.',
  'gift.mail.takenBackSubject': 'Your gift was taken back: {title}',
  'gift.mail.takenBack':
    'The gift that you accepted, {title}, was taken back on {day}, because its payment was returned. You are charged nothing, also for what you have read. What you have bought yourself or read with a plan of your own stays open.',
  'gift.mail.onHoldSubject': 'Your gift is on hold: {title}',
  'gift.mail.onHold':
    'The gift that you accepted, {title}, is on hold since {day}, because a bank is looking into its payment. You need do nothing, and you are charged nothing. When the bank has decided, we tell you whether the gift opens again or ends.',
  'gift.mail.openAgainSubject': 'Your gift is open again: {title}',
  'gift.mail.openAgain': 'The gift that you accepted, {title}, is open again since {day}.',
  'gift.mail.proEndsSubject': 'Your gift of Pro ends on {day}',
  'gift.mail.proEnds':
    'The Pro that you were given ends by itself on {day}. You are charged nothing, and need do nothing. Guides that you bought yourself are yours to keep. If you would like to go on reading everything, you can start a plan of your own once the gift has ended.',
  'gift.mail.seePro': 'See what Pro costs',
  'gift.mail.readerWhy': 'You received this email because you accepted a gift. Questions? {url}',
  'gift.mail.unreachedSubject': 'We could not deliver your gift',
  'gift.mail.unreached':
    'The server of {recipient} does not accept our email about your gift. Nothing is lost: on the page of your gift you can correct the address, or make a link and pass it on yourself.',
  'gift.mail.message': 'They say: “{message}”',
  'gift.mail.how':
    'Open the link, log in or sign up, and accept it. The guide is then yours to keep. The link works once.',
  'gift.mail.open': 'Accept the gift',
  'gift.mail.why':
    'You received this email because somebody entered your address for a gift. We use it for nothing else. Questions? {url}',
  'gift.mail.receipt':
    'Thank you for your gift. On its page you find its link and see whether it was claimed; the guide is opened by whoever claims it.',
  'gift.mail.refund':
    'We have refunded this payment, so the gift was taken back. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'gift.mail.refundKept':
    'We have refunded this payment. The gift stays as it is: another payment has paid for it. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'gift.mail.bank':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. This was not a refund from us, so nothing else will arrive. The gift was taken back.',
  'gift.mail.bankKept':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. This was not a refund from us, so nothing else will arrive. The gift stays as it is: another payment has paid for it.',
  'gift.mail.fellThrough':
    'We told you about a refund of this payment. It did not reach you: your bank or card company sent the money back to us. The gift stands again. If you still expect this refund, please contact us, and we will find another way.',
  'gift.mail.twice':
    'This gift was paid for already when a second payment arrived. We are refunding the second payment in full, and the gift stays as it is. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'gift.mail.yours': 'See your gift',
} as const
