/** Descriptions of the documented REST calls, by operation id. */
export const callDescriptions: Readonly<Record<string, string>> = {
  'access.canView':
    'Returns whether the caller can read the full text of a guide. Without a login only free guides can be read.',
  'access.status': 'Returns whether the caller has bought any guide, or has Pro.',
  'access.statusOfGuide': 'Returns whether the caller has bought this guide, or has Pro.',
  'access.subscriptionStatus': 'Returns the state of the caller’s Pro plan and when it ends.',
  'access.paidStatus': 'Returns whether the caller has bought this guide.',
  'access.monthlyPurchaseStatus':
    'Returns how many guides the caller has bought in this calendar month (UTC). There is no limit; the number is for information.',
  'access.purchases': 'Lists the caller’s purchases.',
  'account.copy':
    'Downloads a copy of the caller’s data that was requested before. It answers 404 until the copy is ready.',
  'auth.register':
    'Creates the shop’s account for a Firebase sign-up. The bearer token decides who signs up; its email address must equal the one in the body.',
  'auth.login':
    'Starts a session and sets its cookie. With a bearer token the token is verified; without one, the password is checked by Firebase.',
  'auth.logout': 'Ends the session of this browser and deletes its cookie.',
  'auth.logoutEverywhere': 'Ends all sessions of the caller within a minute.',
  'auth.rename': 'Changes the caller’s username.',
  'auth.changeEmail':
    'Emails a link to a new address. The account keeps its address until the link is opened.',
  'auth.me': 'Returns the caller’s account.',
  'config.clientEnv':
    'Returns the public settings that the pages need, such as the public keys of Stripe and Firebase.',
  'config.clientEnvAgain': 'Returns the same settings at a second address, for a retry that skips caches.',
  'contact.submit': 'Sends a message to the shop. A few messages per hour are accepted from one network.',
  'guides.list': 'Lists the guides on sale, without their paid text.',
  'guides.detail': 'Returns one guide. The paid text is included only for callers who may read it.',
  'guides.detail.raw': 'Returns the same as /api/guides/{id}, by the same rule of access.',
  'payments.createPaymentIntent':
    'Creates a Stripe PaymentIntent for one guide. The server sets amount and currency. Repeated calls return the open one.',
  'payments.createSubscription':
    'Creates a Pro subscription at Stripe and returns what is needed to pay its first month.',
  'payments.createCheckoutSession':
    'Creates a Stripe Checkout Session for one guide or for Pro and returns its address.',
  'payments.checkSession':
    'Returns whether a Checkout Session was paid, for this guide and by the caller. It grants nothing.',
  'payments.verifyPurchase':
    'Records a returned Checkout Session right away, after asking Stripe. Access goes to the buyer recorded in the session.',
  'payments.openBillingPortal':
    'Returns an address at Stripe where the caller can update the card, see invoices and cancel Pro.',
  'payments.pickFreeGuide':
    'Opens one guide without payment. Each account can do this once; the choice can’t be changed.',
  'payments.recordPurchase':
    'Records a payment right away, after asking Stripe. The same payment can be sent again without effect.',
  'translation.translateContent':
    'Starts a translation job for each target language of one guide. Operators only, like all calls on translations.',
  'translation.translateSingle': 'Starts a job that translates a guide into one language.',
  'translation.translateGuide': 'Starts the same job with the guide and the language in the path.',
  'translation.start': 'Starts a job that translates a text and returns its id.',
  'translation.status':
    'Returns the state of one of the caller’s jobs: pending, processing, completed or failed.',
  'translation.result': 'Returns the translation that a completed job of the caller has made.',
  'translation.direct': 'Translates a short text and answers when it is done.',
  'translation.enhanceJapanese':
    'Starts a job that translates missing, outdated and shortened parts of a guide’s Japanese, and those that break the glossary.',
  'translation.translateTitleJapanese': 'Translates the title of a guide into Japanese and stores it.',
  'translation.japaneseContentStatus':
    'Returns how complete and up to date the Japanese of a guide is, as flags and lengths.',
}

/** Descriptions of parameters and body fields whose schema has none, by name. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  content: 'The text to translate.',
  copyId: 'The id of the requested copy.',
  guideId: 'The number of a guide.',
  id: 'The number of a guide.',
  jobId: 'The id of a translation job.',
  language: 'The language: en, ja or, where a guide is meant, th.',
  limit: 'How many guides to return, at most 10,000.',
  mode: 'payment for one guide, subscription for Pro.',
  offset: 'How many guides to skip.',
  search: 'Words to search for, at most 200 characters.',
  sessionId: 'The id of a Stripe Checkout Session.',
  stripePaymentId: 'The id of a Stripe payment.',
  tag: 'The name or slug of a tag.',
  targetLanguage: 'The language to translate into.',
  targetLanguages: 'The languages to translate into.',
  uid: 'The Firebase user id of the caller. It never selects another account.',
}
