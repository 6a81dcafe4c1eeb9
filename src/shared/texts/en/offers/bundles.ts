/** Several guides bought at once: choosing, paying, and what the mails say. */
export const texts = {
  'bundle.head.title': 'Any five guides | AI Income Guides',
  'bundle.head.description':
    'Choose any five guides, pay once, and save compared with buying them one by one.',
  'bundle.title': 'Any {count} guides for {price}',
  'bundle.text':
    'Choose any {count} guides and pay once, by card. Each is yours to keep, just as if you’d bought it separately.',
  'bundle.own': 'Your selection: {count} of {all}',
  'bundle.empty': 'Nothing selected yet. Search for a guide, or add one you’ve saved.',
  'bundle.more_one': '{count} guide to go',
  'bundle.more_other': '{count} guides to go',
  'bundle.addOf': 'Add: {title}',
  'bundle.remove': 'Remove',
  'bundle.removeOf': 'Remove: {title}',
  'bundle.chosen': 'Selected',
  'bundle.owned': 'You own this guide',
  'bundle.free': 'Free guide',
  'bundle.own-price': 'Priced separately',
  'bundle.on-hold': 'On hold: payment disputed',
  'bundle.not-on-sale': 'No longer for sale',
  'bundle.full': 'You’ve selected all {all}. To choose a different guide, remove one first.',
  'bundle.sum': '{price} as a bundle instead of {single} separately',
  'bundle.pay': 'Pay {price} for these guides',
  'bundle.payNow': 'Pay',
  'bundle.subscribed': 'You have Pro, which includes every guide. There’s nothing to buy.',
  'bundle.search': 'Search guides',
  'bundle.found': 'Search results',
  'bundle.none': 'No guides found. Try different words.',
  'bundle.suggested': 'Recommended',
  'bundle.change': 'Change your selection',
  'bundle.toPath': 'Back to the reading path',

  'bundle.checkout.heading': 'Pay for your guides',
  'bundle.checkout.guides': 'Guides in this order',
  'bundle.checkout.login': 'Log in to buy these guides. Your selection is saved.',
  'bundle.checkout.next.open':
    'You can read all the guides right away. The “My guides” page lists them, too.',
  'bundle.checkout.next.receipt': 'You get one receipt that lists each guide and its share of the price.',
  'bundle.checkout.next.owned':
    'If you buy one of these guides separately in the meantime, we’ll refund its share of the price automatically.',
  'bundle.checkout.changed':
    'Some of these guides can’t be bought as a bundle. Please change your selection.',
  'bundle.checkout.owned': 'You can already read these guides',
  'bundle.checkout.ownedText':
    'You’ve bought some or all of these guides since you opened this page, so we didn’t charge you again.',
  'bundle.checkout.failed': 'We couldn’t load the price. Please try again.',
  'bundle.done.title': 'Your guides are ready',
  'bundle.done.text':
    'Thank you for your purchase. The guides are yours to keep. Where do you want to start?',
  'bundle.done.back': 'You already owned this guide, so we’re refunding its share of the price',
  'bundle.done.soon':
    'Your payment is being confirmed. Your guides will appear under “My guides” in a moment.',
  'bundle.done.none':
    'We couldn’t find a payment for this page. The “My guides” page lists the guides you’ve bought.',
  'bundle.done.choose': 'Choose guides',
  'bundle.done.login':
    'To find your guides, log in with the account you used to pay. You don’t need to pay again.',
  'bundle.done.failed': 'Your payment didn’t go through. Nothing was charged. You can try again.',
  'bundle.done.unknown':
    'We couldn’t find this payment in your account. If your card was charged, please contact us.',

  'bundle.item_one': '{count}-guide bundle',
  'bundle.item_other': '{count}-guide bundle',
  'bundle.itemPath': '{path}: {guides}',
  'bundle.terms.what_one': '{count} guide to read online, with no expiration date',
  'bundle.terms.what_other': '{count} guides to read online, with no expiration date',

  'bundle.mail.receipt': 'Thank you for your purchase. These guides are yours to keep.',
  'bundle.mail.refund':
    'We’ve refunded this payment, so the guides in this bundle are no longer among your purchases. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'bundle.mail.refundKept':
    'We’ve refunded this payment. You keep any guides from this bundle that you also have through another payment or a gift; the rest are no longer among your purchases. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'bundle.mail.bank':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. The guides in this bundle are no longer among your purchases.',
  'bundle.mail.bankKept':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. You keep any guides from this bundle that you also have through another payment or a gift; the rest are no longer among your purchases.',
  'bundle.mail.fellThrough':
    'We told you that we’d refunded this payment, but the refund didn’t reach you: your bank sent the money back to us. You still have access to the guides. If you’re still expecting this refund, please contact us, and we’ll find another way.',
  'bundle.mail.twice':
    'You already owned these guides when this payment arrived. We’re refunding it in full, and you still own the guides. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'bundle.mail.line': '{title}, {share}',
  'bundle.mail.lineBack': '{title}, {share} (we’re refunding this share)',
} as const
