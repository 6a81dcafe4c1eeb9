/** What the shop writes by mail; only the server reads these. */
export const texts = {
  'mail.greeting': 'Hello,',
  'mail.noReply': 'You received this email because a payment was made with your account. Questions? {url}',
  'mail.fact': '{name}: {value}',
  'mail.sellerLine': '{name}, {address}',
  'mail.amount': 'Amount paid',
  'mail.codeAndGuidesName': 'Code {code}, guides bought',
  'mail.amountBack': 'Amount refunded',
  'mail.amountNotArrived': 'Refund that didn’t arrive',
  'mail.amountReturned': 'Returned by your bank',
  'mail.amountToReturn': 'Amount to be refunded',
  'mail.pro': 'Pro plan, {from} to {to}',
  'mail.openReceipt': 'View or print your receipt',
  'mail.stepsSubject': 'Where you left off',
  'mail.steps': 'Here’s the reminder you asked for. Your next step is waiting, whenever you’re ready.',
  'mail.stepsDone': '{done} of {all} done',
  'mail.stepsLeave': 'Stop these reminders',
  'mail.stepsWhy':
    'You asked for these reminders (every two weeks at most) under “My guides”, where you can turn them off: {url}',
  'mail.savedSubject': 'Updates to your saved guides',
  'mail.saved': 'Here’s what’s new with the guides you saved for later.',
  'mail.savedCheaper': 'now {price} (was {before})',
  'mail.savedFresh': 'translation updated',
  'mail.savedWhy': 'You asked for this email on the “Saved for later” page, where you can turn it off: {url}',
  'mail.contact': 'Contact us',
  'mail.receiptSubject': 'Your receipt: {item}',
  'mail.receiptGuide': 'Thank you for your purchase. The guide is yours to keep.',
  'mail.receiptItem': 'Thank you for your purchase.',
  'mail.receiptProRenews':
    'Thank you for your payment. You have access to every guide. Your plan renews automatically on {date} for {price}, and every month after that, until you cancel. You can cancel at any time: choose “Manage plan” on your account page.',
  'mail.managePlan': 'Manage or cancel your plan',
  'mail.receiptPro':
    'Thank you for your payment. You have access to every guide until the end of the period you paid for.',
  'mail.refundSubject': 'Refund: {item}',
  'mail.refundItem':
    'We’ve refunded this payment. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundGuide':
    'We’ve refunded this payment, so the guide is no longer among your purchases. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundGuideKept':
    'We’ve refunded this payment. You still have access to the guide through another payment, as a gift or as your free guide, so nothing changes for you. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundPro':
    'We’ve refunded this payment, so it no longer gives you access to Pro. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundProKept':
    'We’ve refunded this payment. You still have Pro through another payment or a gift, so nothing changes for you. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.declared': 'When you ordered, you confirmed the following:\n{declarations}',
  'mail.canWithdraw':
    'You can withdraw from this contract until {date} without giving a reason. To withdraw, use the last link in this email.',
  'mail.withdrawalSubject': 'We received your withdrawal: {item}',
  'mail.withdrawal':
    'We’ve received your withdrawal. This email is your confirmation. We’re refunding the amount below to the card you paid with. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.withdrawalStatement': 'Your statement',
  'mail.withdrawalWords': 'I withdraw from my contract for: {item}',
  'mail.withdrawalAt': 'Received',
  'mail.withdrawalLinkSubject': 'Your link to withdraw from a contract',
  'mail.withdrawalLink':
    'Someone, probably you, asked to withdraw from an order placed with this email address. Open the link to see the order and confirm the withdrawal. Nothing will change until you do. If it wasn’t you, ignore this email.',
  'mail.withdrawalLinkAction': 'See the order and withdraw',
  'mail.partialSubject': 'Partial refund: {item}',
  'mail.partial':
    'We’ve refunded part of this payment. Nothing else changes for you. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.bankSubject': 'Payment returned by your bank: {item}',
  'mail.bankItem':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund.',
  'mail.bankGuide':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. The guide is no longer among your purchases.',
  'mail.bankGuideKept':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. You still have access to the guide through another payment, as a gift or as your free guide.',
  'mail.bankPro':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. Your Pro plan has ended, and you won’t be charged again.',
  'mail.bankProKept':
    'Your bank decided the dispute about this payment in your favor and has returned the money to you. Because the money came from your bank, we won’t send a separate refund. You still have Pro through another payment or a gift.',
  'mail.bankPart':
    'Your bank decided the dispute about part of this payment in your favor and has returned that part to you. Because the money came from your bank, we won’t send a separate refund. You keep everything you bought with this payment.',
  'mail.latePayment':
    'Your Pro plan had already ended when this payment arrived, so we’re refunding it in full. There’s nothing you need to do. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.refundDelayedSubject': 'Your refund is delayed: {item}',
  'mail.refundDelayed':
    'We’ve tried to refund this payment, but your bank didn’t accept the refund. We’ll try again over the next few days and let you know if it still doesn’t work. You don’t need to do anything.',
  'mail.refundFailedSubject': 'We couldn’t refund your payment: {item}',
  'mail.refundGivenUp':
    'Your bank hasn’t accepted our refund of this payment, even though we’ve tried several times. We still owe you this amount. Please contact us, and we’ll refund it another way.',
  'mail.fellThroughItem':
    'We told you that we’d refunded this payment, but the refund didn’t reach you: your bank sent the money back to us. If you’re still expecting this refund, please contact us, and we’ll find another way.',
  'mail.fellThroughGuide':
    'We told you that we’d refunded this payment, but the refund didn’t reach you: your bank sent the money back to us. You still have access to the guide. If you’re still expecting this refund, please contact us, and we’ll find another way.',
  'mail.fellThroughPro':
    'We told you that we’d refunded this payment, but the refund didn’t reach you: your bank sent the money back to us. If you’re still expecting this refund, please contact us, and we’ll find another way.',
  'mail.freePickPaid':
    'You already had this guide as your free guide when a payment for it arrived. We’re refunding the payment in full, and you keep access to the guide. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.twiceSubject': 'Refund for a duplicate payment: {item}',
  'mail.twice':
    'You already owned this guide when a second payment arrived. We’re refunding the second payment in full, and you still own the guide. How soon the money arrives depends on your bank; it usually takes {bankDaysFrom} to {bankDaysTo} days.',
  'mail.nextTry': 'Next payment attempt',
  'mail.chargeSubject': 'Pro renews on {date} for {amount}',
  'mail.charge.discount':
    'Your last payment for Pro was {before} because guides you’d bought or a code lowered the price. From {date}, Pro costs {amount} a month until you cancel.',
  'mail.charge.price':
    'The price of your Pro plan is changing from {before} to {amount} a month. You’ll pay the new price for the first time on {date}.',
  'mail.charge.resumed':
    'You canceled Pro and then resumed it, so your plan won’t end on {date}. Instead, it renews that day for {amount}, and every month after that, until you cancel.',
  'mail.charge.yearly':
    'This is your yearly reminder: Pro renews automatically every month until you cancel. The next payment of {amount} is on {date}.',
  'mail.chargeEnd':
    'If you don’t want Pro to renew, use the first link to cancel your plan before {date}. You can read until that day, and you won’t be charged again.',
  'mail.chargeAmount': 'Next payment',
  'mail.chargeOn': 'Date',
  'mail.endPlan': 'Cancel my plan',
  'mail.renewalSubject': 'Your Pro payment didn’t go through',
  'mail.renewal':
    'We couldn’t charge your card for the next month of Pro. You can keep reading until {date}. Please update your card on your account page before then. We’ll try the payment again.',
  'mail.amountDue': 'Amount due',
  'mail.readUntil': 'You have Pro until',
  'mail.mendCard': 'Update your card',
  'mail.aboutAccount': 'You received this email because you have an account with us. Questions? {url}',
  'mail.deletionAskedSubject': 'Your account will be deleted on {date}',
  'mail.deletionAsked':
    'As you asked, we’ll delete your account on {date}. You’ve been logged out on all devices, and Pro won’t renew.',
  'mail.deletionUndo':
    'Changed your mind, or didn’t ask for this? To keep your account, use the link below before that date, or just log in.',
  'mail.deletionUndoneSubject': 'Your account won’t be deleted',
  'mail.deletionUndone':
    'We’ve canceled the deletion of your account. Your guides, receipts and settings are just as they were. If your Pro plan hasn’t ended, it will renew as usual. If this wasn’t you, change your password and contact us.',
  'mail.openAccount': 'Open your account',
  'mail.deletionDoneSubject': 'Your account has been deleted',
  'mail.deletionDone':
    'Your account and everything in it have been deleted. This is our last email to you. Once it’s sent, we’ll delete your email address, too.',
  'mail.deletionKept':
    'Records of your payments are kept for as long as tax law requires, without your name or address. Backups are overwritten within a few weeks. You can sign up with the same email address again at any time, as a new customer.',
  'mail.copyReadySubject': 'Your data is ready to download',
  'mail.copyReady':
    'You asked for a copy of all the data we have about you. You can download it from your account page until {date}. You need to be logged in.',
  'mail.copyOpen': 'Download the copy',
  'mail.confirmEmailSubject': 'Confirm your new email address',
  'mail.confirmEmail':
    'Someone, probably you, wants to use this email address for an account with us. To confirm the address, open the link within {emailChangeDays} days. Then log in with this address. If it wasn’t you, ignore this email and nothing will change.',
  'mail.confirmEmailAction': 'Confirm this address',
  'mail.emailChangedSubject': 'Your email address was changed',
  'mail.emailChanged':
    'Your account now uses a new, confirmed email address. Your purchases stay with your account. If this wasn’t you, please contact us right away.',
  'mail.newEmail': 'New email address',
  'mail.givenSubject': 'Guide given to a reader: {title}',
  'mail.givenGreeting': 'A reader was given a guide for free.',
  'mail.givenText': '{operator} gave a reader “{title}”. This is recorded in the log.',
  'mail.givenReason': 'Reason',
  'mail.limitSubject': 'Reading limit reached: {count} different guides in 24 hours',
  'mail.limitGreeting': 'One account has opened {count} different guides with Pro in 24 hours.',
  'mail.limitText':
    'From now on, each additional guide takes longer to open than the one before, up to an hour. The account may be shared or used by an automated program. You get this notice at most once a day per account.',
  'mail.replySubject': 'Re: your message {number} to AI Income Guides',
  'mail.replyWhy':
    'This is our reply to the message you sent through our contact page. If you need anything else, just reply to this email.',
  'mail.contactSubject': 'Message {number} from {email}',
  'mail.contactFrom': '{email} sent a message through the contact page:',
  'mail.contactWhy':
    'If you reply to this email, your reply goes to the sender. Their address hasn’t been confirmed.',
} as const
