// Adds comments to columns whose names are not self-explanatory. The generated types include them.
import { sql, type Kysely } from 'kysely'

const comments = {
  'account_deletions.state': 'from begun on it can not be undone',
  'bundle_parts.amount': 'its share of the price, in minor units',
  'bundle_parts.given_back_at':
    'the buyer owned the guide already: its share is refunded, and this payment never opens it',
  'bundle_parts.title': 'in the language of the buyer, when the checkout was opened',
  'checkouts.bundle': 'for several guides, which bundle_parts names; guide_id is the first of them',
  'checkouts.code_amount': 'what the code takes off the price once, in minor units',
  'checkouts.credit': 'what is taken off the first month of Pro, in minor units; 0 for a guide',
  'checkouts.description': 'what the buyer reads on receipts and on the page of Stripe',
  'checkouts.gift_id': 'the gift that is paid for; null for what is for the buyer',
  'codes.folded': 'as it is compared; one code has it',
  'comparisons.buyers': 'how many there were when it began',
  'comparisons.repairs': 'whether it writes what differs; otherwise it only reports it',
  'disputes.amount': 'in minor units; less than the payment when only a part is disputed',
  'disputes.currency': 'usually that of the payment',
  'disputes.reason': 'the word of Stripe for what the cardholder says',
  'failed_requests.error': 'the kind of error and its code; never its message',
  'failed_requests.place': 'the file and line in the code of the shop',
  'failed_requests.route': 'a pattern of the program, without values',
  'gifts.guide_id': 'null where months of Pro are given',
  'gifts.refused_at': 'when the last email was refused for good',
  'guides.source_hash_ja': 'the source hashes of the English that it was translated from',
  'guides.source_hash_th': 'the source hashes of the English that it was translated from',
  'pro_grants.end_noted': 'whether it is recorded that it has ended by itself',
  'pro_grants.rest_seconds': 'what was left when it was interrupted; null means all its months',
  'pro_grants.starts_at': 'null, as ends_at, while it waits for a plan to end',
  'purchases.bundle_id': 'the checkout that paid for it together with others',
  'receipts.bank_returned':
    'how much of what was given back the bank returned after a lost dispute; the rest was refunded',
  'receipts.bundle_id': 'the checkout for several guides, of which guide_id is the first',
  'receipts.code': 'the code that was used',
  'receipts.gift_id': 'where it is for someone else',
  'receipts.guide_id': 'null for Pro',
  'receipts.reference': 'the payment at Stripe, or its invoice for a month of Pro',
  'receipts.refunded_amount': 'how much the buyer has back; null with refunded_at means all of it',
  'receipts.refunded_at': 'when the amount that was given back last changed',
  'refunds.failures': 'tries that failed',
  'refunds.guide_id': 'null for Pro',
  'refunds.of_shares': 'only what some guides of several cost, not the whole payment',
  'refunds.reference': 'as on the receipt: the payment, or the invoice of a month of Pro',
  'refunds.state': 'a release that knows no shares would give back the whole payment of what is owed',
  'users.deletes_at': 'when the account is going to be deleted',
  'users.subscription_currency': 'the currency that Stripe requires of this customer',
  'users.subscription_expires_at': 'when access through Pro ends',
  'users.subscription_held': 'what Stripe still holds, whether it gives access or not',
  'users.subscription_period_end': 'the end date that users see',
  'users.subscription_renews': 'whether another month will be charged',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of Object.keys(comments))
    await sql`comment on column ${sql.ref(column)} is null`.execute(db)
}
