/** What a reader may read, and why; what is kept offline. */
export const texts = {
  'freePick.action': 'Read this guide for free',
  'freePick.sure': 'Each account has one free guide. You cannot change this choice later.',
  'freePick.yes': 'Yes, open this guide',
  'freePick.no': 'Choose another guide',
  'freePick.failed': 'The guide could not be opened. You still have your free guide. Please try again.',

  'twin.title': 'You already own a very similar guide',
  'twin.text': 'It covers most of what is in this one, so you may not need to buy it.',
  'twin.link': 'Read “{title}”',

  'whyOpen.free-preview': 'This is a free guide that everyone can read in full.',
  'whyOpen.purchase': 'You bought it on {date}. It is yours to keep.',
  'whyOpen.free-pick': 'You chose it as your free guide on {date}. It is yours to keep.',
  'whyOpen.subscription': 'Your Pro plan includes every guide.',
  'whyOpen.reference': 'Stripe payment ID: {reference}',

  'myGuides.continue': 'Continue reading',
  'myGuides.read': '{percent}% read',
  'myGuides.owned': 'Guides you own',
  'myGuides.search': 'Search your guides',
  'myGuides.found_one': '{count} guide',
  'myGuides.found_other': '{count} guides',
  'myGuides.none': 'You do not own any guides yet. The guides you buy are yours to keep.',
  'myGuides.bought': 'Bought on {date} for {price}',
  'myGuides.picked': 'Chosen as your free guide on {date}',
  'myGuides.state.suspended': 'On hold while the payment is disputed',
  'myGuides.state.revoked': 'Access ended: the payment was refunded',
  'myGuides.open': 'My guides and plan',
  'myGuides.head.title': 'My guides | AI Income Guides',
  'myGuides.head.description': 'The guides you own, and your plan.',

  'offline.head.title': 'You are offline | AI Income Guides',
  'offline.head.description': 'What you have saved on this device can be read without a connection.',
  'offline.title': 'You are offline',
  'offline.text': 'This page could not be loaded. What is saved on this device still opens.',
  'offline.guides': 'The list of guides',
  'offline.none':
    'No guides are saved on this device. When you are online, open one of your guides and choose “Save for offline”.',
  'offline.keep': 'Save for offline',
  'offline.kept': 'Saved',
  'offline.keptText': 'You can read it on this device without a connection until you log out.',
  'offline.keepFailed':
    'The guide could not be saved. This device may be out of space, or the connection was lost. Please try again.',
  'offline.remove': 'Remove',
  'offline.list': 'On this device',
  'offline.listText': 'You can read these without a connection until you log out. Total size: {size}.',
  'offline.size': '{size}, saved on {date}',
  'offline.copy': 'The shop can’t be reached. This is your saved copy, last checked on {date}.',
  'offline.reload': 'Load the current version',

  'saved.head.title': 'Saved for later | AI Income Guides',
  'saved.head.description': 'The guides that you saved for later.',
  'saved.text':
    'Guides that you marked, the latest first. They stay in this browser, and move to your account when you log in.',
  'saved.none': 'Nothing saved yet. Press the bookmark on a guide to find it here again.',
  'saved.needsScript': 'This list is kept in your browser and needs JavaScript.',
} as const
