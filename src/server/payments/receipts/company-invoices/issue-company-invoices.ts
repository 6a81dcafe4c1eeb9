import { isDeepStrictEqual } from 'node:util'
import type { PayDeps } from '../../deps.ts'
import { languages } from '../../../../shared/languages.ts'
import type {
  CompanyInvoiceDetails,
  CompanyInvoiceSeller,
} from '../../../../shared/payments/company-invoice-schemas.ts'
import type { User } from '../../../platform/caller.ts'
import type { Db } from '../../../platform/database.ts'
import type { Env } from '../../../platform/env.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getSeller } from '../../../platform/seller.ts'
import { getTranslate } from '../../../platform/texts.ts'
import { findReceipt } from '../receipt-queries.ts'
import { toInvoicePage, type InvoicePage } from './invoice-page.ts'
import {
  insertCompanyInvoice,
  listCompanyInvoices,
  listCompanyInvoicesOfUser,
  lockOwnReceipts,
  type CompanyInvoice,
} from './company-invoice-queries.ts'
import { findUnprintableLetters, renderInvoicePages } from './render-invoice-pages.ts'

/** Maximum number of company invoices per user and month. Higher than the number of payments that a user makes. */
const maxAtOnce = 200

/** Issues a company invoice for one payment (B21.22). */
export async function issueCompanyInvoice(
  deps: PayDeps,
  user: User,
  { receiptId, ...details }: CompanyInvoiceDetails & { receiptId: string },
) {
  const pages = await issue(deps, user, details, { receiptId })
  return toFile(`receipt-${pages[0]?.number ?? ''}.pdf`, pages)
}

/** Issues company invoices for all payments of a month, in the time zone of the language, as one file (B21.24). */
export async function issueMonthlyCompanyInvoices(
  deps: PayDeps,
  user: User,
  { month, ...details }: CompanyInvoiceDetails & { month: string },
) {
  const { timeZone } = languages[details.language]
  return toFile(`receipts-${month}.pdf`, await issue(deps, user, details, { month, timeZone }))
}

async function toFile(name: string, pages: InvoicePage[]) {
  return { name, pdf: (await renderInvoicePages(pages)).toString('base64') }
}

async function issue(
  { db, env, clock }: PayDeps,
  user: User,
  details: CompanyInvoiceDetails,
  which: Parameters<typeof lockOwnReceipts>[2],
): Promise<InvoicePage[]> {
  const { addressee, address, purpose } = details
  // Unprintable texts are rejected before a number is issued.
  const unprintable = await findUnprintableLetters([addressee, address, purpose])
  if (unprintable.length > 0) throw new Refusal('unprintable', `No font has ${unprintable.join(' ')}`)
  return db.transaction().execute(async (tx) => {
    const ids = await lockOwnReceipts(tx, user.id, which, maxAtOnce)
    if (ids.length === 0) throw new Refusal('not-found')
    const pages: InvoicePage[] = []
    for (const id of ids) pages.push(await issueOne(tx, { env, now: clock() }, user, { id, details }))
    return pages
  })
}

/** Issues a company invoice. The same details return the same one; other details issue one that refers to the first (B21.23). */
async function issueOne(
  tx: Db,
  { env, now }: { env: Env; now: Date },
  user: User,
  { id, details }: { id: string; details: CompanyInvoiceDetails },
): Promise<InvoicePage> {
  const receipt = await findReceipt(tx, user.id, id)
  if (receipt === undefined) throw new Refusal('not-found')
  const issued = await listCompanyInvoices(tx, id)
  const wanted: Omit<CompanyInvoice, 'number'> = {
    ...details,
    purpose:
      details.purpose || getTranslate(details.language)('office.usualPurpose', { item: receipt.description }),
    refundedMinor: receipt.refundedMinor,
    seller: invoiceSeller(details, env),
    issuedAt: now,
    first: issued[0] ?? null,
  }
  const latest = issued.at(-1)
  if (latest !== undefined && isSame(latest, wanted)) return toInvoicePage(receipt, latest)
  return toInvoicePage(receipt, { ...wanted, number: await insertCompanyInvoice(tx, id, wanted) })
}

/** Returns whether a new invoice would differ from this one in its number and date only. */
function isSame(latest: CompanyInvoice, wanted: Omit<CompanyInvoice, 'number'>): boolean {
  const { issuedAt, first } = latest
  return isDeepStrictEqual(latest, { ...latest, ...wanted, issuedAt, first })
}

function invoiceSeller({ language }: CompanyInvoiceDetails, env: Env): CompanyInvoiceSeller {
  const { name, address, phone } = getSeller(language, env)
  return {
    name,
    address,
    phone,
    registrationNumber: env.SELLER_REGISTRATION_NUMBER ?? null,
    taxPercent: env.SELLER_TAX_PERCENT ?? null,
  }
}

export async function findLastAddressee({ db }: PayDeps, user: User) {
  const [latest] = await listCompanyInvoicesOfUser(db, user.id)
  return { addressee: latest?.addressee ?? '', address: latest?.address ?? '' }
}
