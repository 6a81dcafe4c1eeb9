/** Several guides bought at once: choosing, paying, and what the mails say. */
export const texts = {
  'bundle.head.title': 'Five guides of your choice | AI Income Guides',
  'bundle.head.description': 'Choose five guides and pay for them once, for less than one by one.',
  'bundle.title': '{count} guides of your choice for {price}',
  'bundle.text':
    'Choose any {count} guides and pay once, by card. Each is yours to keep, as if you had bought it by itself.',
  'bundle.own': 'Your choice: {count} of {all}',
  'bundle.empty': 'Nothing chosen yet. Search below, or add guides that you saved.',
  'bundle.more_one': '{count} guide to go',
  'bundle.more_other': '{count} guides to go',
  'bundle.add': 'Add',
  'bundle.addOf': 'Add: {title}',
  'bundle.remove': 'Remove',
  'bundle.removeOf': 'Remove: {title}',
  'bundle.chosen': 'Chosen',
  'bundle.owned': 'You own this guide',
  'bundle.free': 'Free for everybody',
  'bundle.own-price': 'Sold at a price of its own',
  'bundle.on-hold': 'On hold: its payment is disputed',
  'bundle.not-on-sale': 'Not for sale any more',
  'bundle.full': 'You have chosen {all}. Remove one to change your choice.',
  'bundle.sum': '{price} together instead of {single} one by one',
  'bundle.pay': 'Pay {price} for these guides',
  'bundle.subscribed': 'You have Pro, which includes every guide. There is nothing to buy.',
  'bundle.search': 'Search guides',
  'bundle.searchAction': 'Search',
  'bundle.found': 'Found',
  'bundle.none': 'No guide found. Try other words.',
  'bundle.suggested': 'Recommended',
  'bundle.saved': 'Saved for later',
  'bundle.change': 'Change your choice',
  'bundle.toPath': 'Back to the reading path',

  'bundle.checkout.heading': 'Pay for your guides',
  'bundle.checkout.guides': 'The guides',
  'bundle.checkout.login': 'Log in to buy these guides. Your choice is kept.',
  'bundle.checkout.next': 'What happens next',
  'bundle.checkout.next.open': 'All of them open at once, and stand in My guides.',
  'bundle.checkout.next.receipt': 'You get one receipt that names each guide and its share of the price.',
  'bundle.checkout.next.owned':
    'If you have bought one of them meanwhile, its share goes back to your card by itself.',
  'bundle.checkout.changed': 'Some of these guides can’t be bought together now. Please change your choice.',
  'bundle.checkout.owned': 'You can read these guides already',
  'bundle.checkout.ownedText':
    'They, or some of them, were paid for since this page was opened. Nothing was charged here.',
  'bundle.checkout.failed': 'The price could not be asked for. Please try again.',
  'bundle.done.title': 'Your guides are ready',
  'bundle.done.text': 'They are yours to keep. Where do you want to begin?',
  'bundle.done.back': 'Owned already: its share goes back to your card',
  'bundle.done.soon': 'Your payment is being confirmed. Your guides appear in My guides in a moment.',
  'bundle.done.none': 'This address names no payment. The guides that you have bought are in My guides.',
  'bundle.done.choose': 'Choose guides',
  'bundle.done.login':
    'Log in with the account that you paid with to find your guides. You don’t need to pay again.',
  'bundle.done.failed': 'Your payment didn’t go through. Nothing was charged.',
  'bundle.done.unknown': 'This payment is not for guides of yours.',
  'bundle.done.mine': 'My guides',

  'bundle.item_one': '{count} guide together',
  'bundle.item_other': '{count} guides together',
  'bundle.itemPath': '{path}: {guides}',
  'bundle.terms.what_one': '{count} guide to read online, with no expiry date',
  'bundle.terms.what_other': '{count} guides to read online, with no expiry date',
  'bundle.terms.cancel':
    'You get access at once, so you cannot withdraw from the order afterwards. If a guide does not open or is not what its page describes, tell us within {refundDays} days: we will fix it or refund its share of the price.',

  'bundle.mail.receipt': 'Thank you for your purchase. These guides are yours to keep.',
  'bundle.mail.refund':
    'We have refunded this payment, so its guides are no longer among your purchases. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'bundle.mail.refundKept':
    'We have refunded this payment. You keep those of its guides that you also have through another payment or a gift; the others are no longer among your purchases. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'bundle.mail.bank':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. This was not a refund from us, so nothing else will arrive. Its guides are no longer among your purchases.',
  'bundle.mail.bankKept':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. This was not a refund from us, so nothing else will arrive. You keep those of its guides that you also have through another payment or a gift; the others are no longer among your purchases.',
  'bundle.mail.fellThrough':
    'We told you about a refund of this payment. It did not reach you: your bank or card company sent the money back to us. You have access to its guides. If you still expect this refund, please contact us, and we will find another way.',
  'bundle.mail.twice':
    'You already owned these guides when this payment arrived. We are refunding it in full, and you still own the guides. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'bundle.mail.lineName': 'Guide {number}',
  'bundle.mail.line': '{title}, {share}',
  'bundle.mail.lineBack': '{title}, {share}; you own it already, so this goes back to your card',
  'bundle.mail.yours': 'My guides',
} as const
