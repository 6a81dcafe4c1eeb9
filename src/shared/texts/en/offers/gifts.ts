/** A guide or months of Pro as a gift: its pages, and the mail to the one who is given. */
export const texts = {
  'gift.head.title': 'Give a guide or Pro | AI Income Guides',
  'gift.head.description':
    'Give someone a guide or a few months of Pro. We email them on the day you choose, or you can share a link yourself.',
  'gift.claim.head.title': 'Accept a gift | AI Income Guides',
  'gift.claim.head.description': 'See what you’ve been given, and accept your gift.',
  'gift.title': 'Give a guide or Pro',
  'gift.text': 'Pay once. We email the gift on the day you choose, or you can share a link yourself.',
  'gift.choose': 'What do you want to give?',
  'gift.guide.title': 'A guide',
  'gift.guide.text':
    'Choose a guide, then select “Give this guide as a gift” on its page. The person who accepts the gift keeps the guide.',
  'gift.browse': 'Choose a guide',
  'gift.pro': '{months} months of Pro',
  'gift.pro.text':
    'Every guide for {months} months from the day the gift is accepted. It ends automatically; no one is charged afterward.',
  'gift.pro.action': 'Give {months} months of Pro',
  'gift.pro.once': '{price} once',
  'gift.loginText': 'Log in to give a gift. You’ll find your gifts on your account page.',
  'gift.own': 'Your gifts',
  'gift.none': 'No gifts yet.',

  'gift.form.title': 'Who is the gift for?',
  'gift.form.recipient': 'Their email address',
  'gift.form.recipientHint': 'Leave it empty if you’d rather share a link yourself.',
  'gift.form.language': 'Language of the email',
  'gift.form.day': 'Day to send the email',
  'gift.form.dayHint':
    'We send the email at 9 a.m. UTC that day. If you choose today and it’s past 9 a.m. UTC, we send it right away. You can choose up to {days} days ahead.',
  'gift.form.message': 'Your message',
  'gift.form.messageHint': 'Up to {count} characters, without links or addresses. We add your name.',
  'gift.form.next': 'Continue to checkout',
  'gift.form.save': 'Save changes',
  'gift.form.saved': 'Saved',
  'gift.form.failed': 'Please correct the fields marked above.',
  'gift.form.bad.recipient': 'This isn’t an email address we can send to. Please check the spelling.',
  'gift.form.bad.day': 'Please choose a day from today to {days} days ahead.',
  'gift.form.bad.message':
    'Please write up to {count} characters, without links, email addresses or phone numbers.',
  'gift.form.privacy': 'We use this email address for your gift only.',

  'gift.item': 'Gift: {title}',
  'gift.pay.heading': 'Pay for your gift',
  'gift.pay.next.link': 'You get a receipt, and a page with your gift’s link and status.',
  'gift.pay.next.told': 'We email the recipient on the day you chose. They log in to accept the gift.',
  'gift.pay.next.pro': 'Pro starts when the gift is accepted, not before.',
  'gift.pay.next.open': 'No rush: a gift never expires.',

  'gift.terms.what': 'One guide to read online, for the person who accepts it, with no expiration date',
  'gift.terms.pro':
    'Pro for {months} months from the day the gift is accepted: every guide, online. It ends automatically and isn’t renewed.',
  'gift.terms.delivery':
    'The link right after your payment is confirmed; the email on the day you chose. Nothing is shipped.',
  'gift.state.unpaid': 'Not paid yet',
  'gift.state.link': 'Not accepted yet',
  'gift.state.waiting': 'Email scheduled',
  'gift.state.told': 'Email sent',
  'gift.state.unreached': 'Email bounced',
  'gift.state.claimed': 'Accepted',
  'gift.state.on-hold': 'On hold',
  'gift.state.taken-back': 'Canceled',
  'gift.says.waiting': 'Your gift is paid for. We’ll email {to} on {day}.',
  'gift.says.link': 'Your gift is paid for. Create a link below and share it.',
  'gift.says.told': 'We emailed {to} on {day}. They haven’t accepted the gift yet.',
  'gift.says.unreached':
    'We couldn’t reach {to}: their mail server doesn’t accept our email. Your gift is safe. Correct the address below, or create a link and share it yourself.',
  'gift.says.claimed': 'Your gift was accepted on {day}.',
  'gift.says.on-hold':
    'The payment for this gift is disputed. The gift can’t be accepted until the bank has decided.',
  'gift.says.taken-back': 'We refunded the payment, so this gift has been canceled.',
  'gift.change': 'Change the day, address or message',
  'gift.again': 'Send the email again',
  'gift.sentAgain': 'We’ve sent the email again.',
  'gift.tooOften':
    'This email was sent only recently, or it has reached its resend limit. You can share a link instead.',
  'gift.link': 'Create a link to share',
  'gift.linkText':
    'The first person to open the link and accept gets the gift. Copy it now: we won’t show this link again, but you can create another.',
  'gift.linkLabel': 'Gift link',
  'gift.failed': 'That didn’t work. Please try again.',
  'gift.pending': 'Your payment is safe. The gift will be ready in a moment.',
  'gift.toGuide': 'See the guide',

  'gift.claim.title': 'Accept a gift',
  'gift.claim.given': 'You’ve been given a gift.',
  'gift.claim.guest': 'Log in or sign up to see your gift. You don’t need a card.',
  'gift.claim.signUp': 'Sign up',
  'gift.claim.from': 'From {from}',
  'gift.claim.accept': 'Accept the gift',
  'gift.claim.owned':
    'You can already read this guide, so this gift is still unused. You can pass the link on.',
  'gift.claim.mine': 'You’ve accepted this gift. It’s yours to keep.',
  'gift.claim.proUntil': 'If you accept this gift now, Pro is yours until {date}.',
  'gift.claim.proMine':
    'You’ve accepted this gift. Pro is yours until {date}. It ends automatically, and nothing is charged.',
  'gift.claim.proToGuides': 'Browse the guides',
  'gift.claim.planRenews':
    'Your own Pro plan renews on {date}. You can accept this gift once that plan has ended, so you never pay for days you were given. To use the gift, cancel the renewal in your account. The link doesn’t expire.',
  'gift.claim.planEnds':
    'Your own Pro plan runs until {date}. You can accept this gift after that. The link doesn’t expire.',
  'gift.claim.planDisputed':
    'A payment for your own Pro plan is disputed. You can accept this gift once your bank has decided. The link doesn’t expire.',
  'gift.claim.toAccount': 'Your account',
  'gift.claim.claimed': 'Someone else has already accepted this gift.',
  'gift.claim.on-hold': 'This gift can’t be accepted right now. Please try again later.',
  'gift.claim.taken-back': 'This gift was canceled because the payment for it was refunded.',
  'gift.claim.unknown': 'This gift link doesn’t work. Please open it exactly as you received it.',

  'gift.mail.subject': 'A guide for you: {title}',
  'gift.mail.greeting': 'Hello,',
  'gift.mail.somebody': 'Someone',
  'gift.mail.given': '{giver} has given you the guide “{title}” from AI Income Guides.',
  'gift.mail.proSubject': 'A gift for you: {title}',
  'gift.mail.proGiven':
    '{giver} has given you {title} from AI Income Guides. With it, you can read every guide.',
  'gift.mail.proHow':
    'Open the link, log in or sign up, and accept your gift. Pro starts when you accept it and ends automatically; you don’t need a card. The link works once and doesn’t expire.',
  'gift.mail.proReceipt':
    'Thank you for your purchase. Your gift’s page has the link and shows whether the gift has been accepted. Pro starts when the gift is accepted.',
  'gift.mail.takenBackSubject': 'Your gift was canceled: {title}',
  'gift.mail.takenBack':
    'Your gift, {title}, was canceled on {day} because the payment for it was refunded. You won’t be charged for anything, including what you’ve already read. Anything you bought yourself, or read with your own plan, stays available.',
  'gift.mail.onHoldSubject': 'Your gift is on hold: {title}',
  'gift.mail.onHold':
    'Your gift, {title}, has been on hold since {day} because the bank is reviewing the payment for it. You don’t need to do anything, and you won’t be charged. We’ll email you once the bank has decided.',
  'gift.mail.openAgainSubject': 'Your gift is available again: {title}',
  'gift.mail.openAgain': 'Your gift, {title}, has been available again since {day}.',
  'gift.mail.proEndsSubject': 'Your gift of Pro ends on {day}',
  'gift.mail.proEnds':
    'Your gift of Pro ends automatically on {day}. You won’t be charged, and you don’t need to do anything. Guides you bought yourself are yours to keep. If you’d like to keep reading everything, you can start your own plan once the gift has ended.',
  'gift.mail.seePro': 'See what Pro costs',
  'gift.mail.readerWhy': 'You received this email because you accepted a gift. Questions? {url}',
  'gift.mail.unreachedSubject': 'We couldn’t deliver your gift',
  'gift.mail.unreached':
    'We couldn’t deliver the email about your gift: the server for {recipient} doesn’t accept it. Your gift is safe. On the gift’s page, you can correct the address, or create a link and share it yourself.',
  'gift.mail.message': 'Their message: “{message}”',
  'gift.mail.how':
    'Open the link, log in or sign up, and accept your gift. The guide is then yours to keep. The link works once.',
  'gift.mail.why':
    'You received this email because someone entered your address for a gift. We use it for nothing else. Questions? {url}',
  'gift.mail.receipt':
    'Thank you for your purchase. Your gift’s page has the link and shows whether the gift has been accepted. The guide opens for the person who accepts it.',
  'gift.mail.refund':
    'We’ve refunded this payment, so the gift was canceled. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'gift.mail.refundKept':
    'We’ve refunded this payment. The gift isn’t affected, because another payment covers it. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'gift.mail.bank':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. The gift was canceled.',
  'gift.mail.bankKept':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. The gift isn’t affected, because another payment covers it.',
  'gift.mail.fellThrough':
    'We told you that we’d refunded this payment, but the refund didn’t reach you: your bank or card company sent the money back to us. The gift is valid again. If you’re still expecting this refund, please contact us, and we’ll find another way.',
  'gift.mail.twice':
    'This gift had already been paid for when a second payment arrived. We’re refunding the second payment in full, and the gift isn’t affected. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'gift.mail.yours': 'See your gift',
} as const
