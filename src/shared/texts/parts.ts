import type { texts as catalogue } from './en/catalogue.ts'
import type { texts as consent } from './en/consent.ts'
import type { texts as contact } from './en/contact.ts'
import type { texts as crawlers } from './en/crawlers.ts'
import type { texts as admin } from './en/admin.ts'
import type { texts as failures } from './en/failures.ts'
import type { texts as guide } from './en/guide.ts'
import type { texts as home } from './en/home.ts'
import type { texts as legal } from './en/legal.ts'
import type { texts as mails } from './en/mails.ts'
import type { texts as members } from './en/members.ts'
import type { texts as reading } from './en/reading.ts'
import type { texts as shop } from './en/shop.ts'
import type { texts as news } from './en/newsletter/news.ts'
import type { texts as companyInvoices } from './en/offers/company-invoices.ts'
import type { texts as ask } from './en/library/ask.ts'
import type { texts as bundles } from './en/offers/bundles.ts'
import type { texts as gifts } from './en/offers/gifts.ts'
import type { texts as pathContents } from './en/library/path-contents.ts'
import type { texts as paths } from './en/library/paths.ts'
import type { texts as proof } from './en/status/proof.ts'
import type { texts as reports } from './en/library/reports.ts'
import type { CommerceText, LearnMoreText, LegalText, RefundsText, StoriesText } from './shapes.ts'

/** All texts that are looked up by key. English is the source of the keys. */
export type EnglishTexts = typeof shop &
  typeof home &
  typeof catalogue &
  typeof guide &
  typeof reading &
  typeof members &
  typeof contact &
  typeof legal &
  typeof consent &
  typeof admin &
  typeof mails &
  typeof crawlers &
  typeof failures &
  typeof ask &
  typeof proof &
  typeof news &
  typeof companyInvoices &
  typeof bundles &
  typeof gifts &
  typeof pathContents &
  typeof paths &
  typeof reports

/**
 * Parts that most visits show: 'shop' on every page, 'home', 'catalogue' and 'guide' on the home page, the list and a guide,
 * 'reading' next to a full guide; 'members' is for sign-in, payment and the account.
 */
export const mainParts = ['shop', 'home', 'catalogue', 'guide', 'reading', 'members'] as const
/** Parts that few visits need. */
export type OtherPart =
  | 'contact'
  | 'legal'
  | 'consent'
  | 'admin'
  | 'failures'
  | 'library/ask'
  | 'status/proof'
  | 'newsletter/news'
  | 'offers/bundles'
  | 'offers/gifts'
  | 'library/paths'
  | 'library/reports'
export type KeyedPart = (typeof mainParts)[number] | OtherPart

/** Long texts, one per page, by page name. */
export interface PageTexts {
  terms: LegalText
  privacy: LegalText
  refunds: RefundsText
  commerce: CommerceText
  'status/accessibility': LegalText
  'learn-more': LearnMoreText
  'success-stories': StoriesText
}
export type PageName = keyof PageTexts

/** All units of texts that a page may need; each is a file in every language's folder. */
export type TextName = KeyedPart | PageName
/** The content of such a file. */
export type TextFile = { texts: Readonly<Record<string, string>> } | { page: PageTexts[PageName] }
