import type { PersonalData } from '../../../shared/account/account-schemas.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import {
  findSubscription,
  hasActiveSubscription,
  listAllAccessChanges,
  listProPeriods,
  listPurchases,
} from '../../access/index.ts'
import { findEmailChange, listSessions } from '../../auth/index.ts'
import { listMessagesFrom } from '../../contact/index.ts'
import {
  findOptOut,
  findStepReminderOptIn,
  findSavedAlertOptIn,
  listMarks,
  listPlaces,
  listSavedGuides,
} from '../../progress/index.ts'
import { listLimitNotices, listOpenedGuides } from '../../guides/reading-limit/index.ts'
import { listUserReports, listReportOptIns } from '../../guides/reports/index.ts'
import { listEmailsOf } from '../../mail/index.ts'
import { findNewsletterSubscription } from '../../newsletter/index.ts'
import {
  giftStateOf,
  listDisputesOfUser,
  listGiftsOfBuyer,
  listClaimedGifts,
  listCompanyInvoicesOfUser,
  listOrderPlaces,
  listOrdersOfUser,
  listReceipts,
  listRefundsOfUser,
  listWithdrawals,
  filterListedItems,
  type OrderItem,
} from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import { translateIn } from '../../platform/texts.ts'
import type { AccountDeps } from '../deps.ts'
import { listDeletionsOf } from '../deletion/deletion-queries.ts'
import { findExportedUser, type DataExport } from './copy-queries.ts'

const iso = (date: Date) => date.toISOString()
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null
const titlesOf = (items: readonly OrderItem[]) =>
  filterListedItems(items)
    .map(({ title }) => title)
    .join(' / ')

/**
 * Collects everything that the shop stores about a user, listed field by field so that nothing is included by accident. Contains no paid text, tokens or data
 * of other users (B18.11).
 */
export async function collectData(
  {
    db,
    identity,
    clock,
    catalogue,
    env,
  }: Pick<AccountDeps, 'db' | 'identity' | 'clock' | 'catalogue' | 'env'>,
  { userId, language }: Pick<DataExport, 'userId' | 'language'>,
): Promise<PersonalData> {
  const person = await findExportedUser(db, userId)
  const signIn = await identity.findSignIn(person.uid)
  const plan = await findSubscription(db, userId)
  const guides = catalogue.current()
  const titleOf = (guideId: number) => {
    const guide = guides.findSold(guideId)
    return guide === undefined ? '' : localizeTitle(language, guide).text
  }
  const givenTitle = ({ guideId, months }: { guideId: number | null; months: number | null }) =>
    guideId === null ? translateIn(language)('gift.pro', { months: months ?? 0 }) : titleOf(guideId)
  const periods = await listProPeriods(db, userId)
  // Anyone can sign up or write to the shop with an address that isn't theirs.
  const isProved = signIn?.emailVerified === true && signIn.email.toLowerCase() === person.email.toLowerCase()
  const wish = await findSavedAlertOptIn(db, userId)
  const optOut = await findOptOut(db, userId)
  const news = isProved ? await findNewsletterSubscription(db, person.email) : undefined
  return {
    madeAt: iso(clock()),
    account: {
      email: person.email,
      username: person.username,
      accountNumber: person.id,
      signInNumber: person.uid,
      createdAt: iso(person.createdAt),
      freeGuideUsed: person.freeGuideUsed,
      stripeCustomer: person.stripeCustomer,
      newEmail: (await findEmailChange(db, userId))?.newEmail ?? null,
      deletesAt: isoOrNull(person.deletesAt),
    },
    signIn: signIn ?? null,
    sessions: (await listSessions(db, userId)).map(({ signedInAt, lastUsedAt, device }) => ({
      device,
      signedInAt: iso(signedInAt),
      lastUsedAt: iso(lastUsedAt),
    })),
    pro: {
      status: plan.status,
      active: hasActiveSubscription(plan, clock()),
      until: isoOrNull(plan.periodEnd),
      givenUntil: isoOrNull(plan.grantedUntil),
      renews: plan.renews,
    },
    purchases: (await listPurchases(db, userId)).map((each) => ({
      guideId: each.guideId,
      title: titleOf(each.guideId),
      amount: each.amount,
      currency: each.currency,
      source: each.source,
      boughtAt: iso(each.purchaseDate),
      reference: each.stripePaymentId,
      onHoldSince: isoOrNull(each.suspendedAt),
      takenBackAt: isoOrNull(each.revokedAt),
    })),
    accessChanges: (await listAllAccessChanges(db, userId)).map(({ happenedAt, ...each }) => ({
      happenedAt: iso(happenedAt),
      change: each.change,
      reason: each.reason,
      guideId: each.guideId,
      reference: each.reference,
    })),
    checkouts: (await listOrdersOfUser(db, userId))
      .toReversed()
      .map(({ openedAt, endedAt, stripeId, termsShownAt, ...each }) => ({
        begunAt: iso(openedAt),
        description: [each.description, titlesOf(each.items)].filter(Boolean).join(': '),
        amount: each.amount,
        currency: each.currency,
        code: each.code,
        takenOffByCode: each.codeMinor,
        state: each.state,
        closedAt: isoOrNull(endedAt),
        reference: stripeId,
        terms: each.terms,
        termsShownAt: isoOrNull(termsShownAt),
        termsHash: each.termsHash,
      })),
    receipts: (await listReceipts(db, userId)).map((each) => ({
      paidAt: iso(each.paidAt),
      description: [each.description, titlesOf(each.items)].filter(Boolean).join(' / '),
      amount: each.money.amountMinor,
      currency: each.money.currency,
      refunded: each.refundedMinor - each.bankReturnedMinor,
      bankReturned: each.bankReturnedMinor,
      reference: each.reference,
      receiptNumber: each.id,
    })),
    officeReceipts: (await listCompanyInvoicesOfUser(db, userId)).map(({ issuedAt, number, ...each }) => ({
      issuedAt: iso(issuedAt),
      receiptNumber: String(number),
      addressee: each.addressee,
      address: each.address,
      purpose: each.purpose,
    })),
    refunds: (await listRefundsOfUser(db, userId)).map((each) => ({
      paidAt: iso(each.paidAt),
      description: each.description,
      amount: each.money.amountMinor,
      currency: each.money.currency,
      state: each.state,
      reference: each.reference,
    })),
    orderPlaces: (await listOrderPlaces(db, userId)).map(({ order, declaredAt, ...each }) => ({
      description: order,
      place: each.place,
      declarations: each.declarations,
      declaredAt: isoOrNull(declaredAt),
      declarationsHash: each.declarationsHash,
    })),
    withdrawals: (await listWithdrawals(db, userId)).map(({ order, statedAt, refundedAt, ...each }) => ({
      statedAt: iso(statedAt),
      description: order,
      amount: each.amount,
      currency: each.currency,
      guideIds: each.guideIds,
      refundedAt: isoOrNull(refundedAt),
    })),
    disputes: (await listDisputesOfUser(db, userId)).map((each) => ({
      openedAt: iso(each.openedAt),
      amount: each.amount,
      currency: each.currency,
      reason: each.reason,
      state: each.status,
      reference: each.paymentId,
    })),
    giftsGiven: (await listGiftsOfBuyer(db, userId)).map((gift) => ({
      orderedAt: iso(gift.createdAt),
      guideId: gift.guideId,
      title: givenTitle(gift),
      to: gift.recipient,
      language: gift.language,
      message: gift.message,
      tellAt: iso(gift.tellAt),
      toldAt: isoOrNull(gift.toldAt),
      state: giftStateOf(gift),
      reference: gift.stripePaymentId,
    })),
    giftsClaimed: (await listClaimedGifts(db, userId)).map((gift) => ({
      claimedAt: isoOrNull(gift.claimedAt),
      guideId: gift.guideId,
      title: givenTitle(gift),
      until: isoOrNull(periods.find(({ id }) => id === gift.id)?.endsAt ?? null),
      message: gift.message,
    })),
    deletions: (await listDeletionsOf(db, userId)).map(({ askedAt, dueAt, state, endedAt }) => ({
      askedAt: iso(askedAt),
      dueAt: iso(dueAt),
      state,
      endedAt: isoOrNull(endedAt),
    })),
    savedGuides: (await listSavedGuides(db, userId)).map(({ guideId, saved, at }) => ({
      guideId,
      title: titleOf(guideId),
      saved,
      changedAt: iso(new Date(at)),
    })),
    steps: (await listMarks(db, userId)).map(({ guideId, place, done, note, notes = [], at }) => ({
      guideId,
      title: titleOf(guideId),
      step: place + 1,
      done,
      note,
      notes: notes.map((each) => ({
        device: each.kind,
        deviceNumber: each.device,
        writtenAt: iso(new Date(each.at)),
        text: each.text,
      })),
      changedAt: iso(new Date(at)),
    })),
    readingPlaces: (await listPlaces(db, userId)).map(({ guideId, block, percent, at }) => ({
      guideId,
      title: titleOf(guideId),
      percent,
      block,
      changedAt: iso(new Date(at)),
    })),
    openedGuides: (await listOpenedGuides(db, userId)).map(({ guideId, openedAt }) => ({
      guideId,
      title: titleOf(guideId),
      lastOpenedAt: iso(openedAt),
    })),
    readingLimits: (await listLimitNotices(db, userId)).map(({ reachedAt, guides: count }) => ({
      reachedAt: iso(reachedAt),
      guides: count,
    })),
    progressOptOut: optOut === undefined ? null : { askedAt: iso(optOut) },
    savedWish: wish === undefined ? null : { language: wish.language, askedAt: iso(wish.askedAt) },
    stepWish: await stepWishOf(db, userId),
    newsMail:
      news === undefined
        ? null
        : {
            email: news.email,
            language: news.language,
            askedAt: iso(news.askedAt),
            confirmedAt: isoOrNull(news.confirmedAt),
          },
    reports: (await listUserReports(db, userId)).map(({ guideId, income, changedAt, ...each }) => ({
      guideId,
      title: titleOf(guideId),
      tried: each.tried,
      hours: each.hours,
      weeks: each.weeks,
      incomeBand: income,
      stoppedAt: each.stoppedAt,
      trouble: each.trouble,
      sentence: each.sentence,
      changedAt: iso(changedAt),
    })),
    reportWishes: (await listReportOptIns(db, userId)).map(({ guideId, dueAt }) => ({
      guideId,
      title: titleOf(guideId),
      dueAt: iso(dueAt),
    })),
    mails: isProved
      ? (await listEmailsOf(db, { userId, provedEmail: person.email, supportEmail: env.SUPPORT_EMAIL })).map(
          ({ writtenAt, sentAt, ...each }) => ({
            writtenAt: iso(writtenAt),
            sentAt: isoOrNull(sentAt),
            to: each.to,
            subject: each.subject,
            text: each.text,
          }),
        )
      : null,
    messages: isProved
      ? (await listMessagesFrom(db, person.email)).map(({ writtenAt, message }) => ({
          writtenAt: iso(writtenAt),
          message,
        }))
      : null,
  }
}

async function stepWishOf(db: Db, userId: number) {
  const wish = await findStepReminderOptIn(db, userId)
  return wish === undefined ? null : { language: wish.language, askedAt: iso(wish.askedAt) }
}
