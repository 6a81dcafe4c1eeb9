import type { z } from 'zod'
import { personalDataSchema, type PersonalData } from '../../../shared/account/account-schemas.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import {
  findSubscription,
  hasActiveSubscription,
  listAllAccessChanges,
  listProPeriods,
  listPurchases,
} from '../../access/index.ts'
import { findEmailChange, listSessions } from '../../auth/index.ts'
import { listMessagesOfSender } from '../../contact/index.ts'
import {
  findSyncOptOut,
  findEmailOptIn,
  listStepMarks,
  listReadingPlaces,
  listSavedGuides,
} from '../../progress/index.ts'
import { listLimitNotices, listOpenedGuides } from '../../guides/reading-limit/index.ts'
import { listUserReports, listReportOptIns } from '../../guides/reports/index.ts'
import { listMailsOfUser } from '../../mail/index.ts'
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
  listWithdrawalsOfUser,
  filterListedItems,
  type OrderItem,
} from '../../payments/index.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { AccountDeps } from '../deps.ts'
import { listDeletionsOfUser } from '../deletion/deletion-queries.ts'
import { findExportedUser, type DataExport } from './data-export-queries.ts'

const titlesOf = (items: readonly OrderItem[]) =>
  filterListedItems(items)
    .map(({ title }) => title)
    .join(' / ')

/**
 * Collects everything that the shop stores about a user. The schema lists every field, so that nothing is included by accident. Contains no paid text, tokens
 * or data of other users (B18.11).
 */
export async function collectPersonalData(
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
  const withTitle = <Row extends { guideId: number }>(row: Row) => ({ ...row, title: titleOf(row.guideId) })
  const givenTitle = ({ guideId, months }: { guideId: number | null; months: number | null }) =>
    guideId === null ? getTranslate(language)('gift.pro', { months: months ?? 0 }) : titleOf(guideId)
  const periods = await listProPeriods(db, userId)
  // Data found by email address requires a verified address, because anyone can sign up with an address that isn't theirs.
  const isProved = signIn?.emailVerified === true && signIn.email.toLowerCase() === person.email.toLowerCase()
  const optOut = await findSyncOptOut(db, userId)
  const news = isProved ? await findNewsletterSubscription(db, person.email) : undefined
  const data: z.input<typeof personalDataSchema> = {
    madeAt: clock(),
    account: {
      ...person,
      accountNumber: person.id,
      signInNumber: person.uid,
      newEmail: (await findEmailChange(db, userId))?.newEmail ?? null,
    },
    signIn: signIn ?? null,
    sessions: await listSessions(db, userId),
    pro: {
      status: plan.status,
      active: hasActiveSubscription(plan, clock()),
      until: plan.periodEnd,
      givenUntil: plan.grantedUntil,
      renews: plan.renews,
    },
    purchases: (await listPurchases(db, userId)).map(withTitle).map((each) => ({
      ...each,
      boughtAt: each.purchaseDate,
      reference: each.stripePaymentId,
      onHoldSince: each.suspendedAt,
      takenBackAt: each.revokedAt,
    })),
    accessChanges: await listAllAccessChanges(db, userId),
    checkouts: (await listOrdersOfUser(db, userId)).toReversed().map((each) => ({
      ...each,
      begunAt: each.openedAt,
      description: [each.description, titlesOf(each.items)].filter(Boolean).join(': '),
      closedAt: each.endedAt,
      reference: each.stripeId,
    })),
    receipts: (await listReceipts(db, userId)).map((each) => ({
      paidAt: each.paidAt,
      description: [each.description, titlesOf(each.items)].filter(Boolean).join(' / '),
      amount: each.money.amountMinor,
      currency: each.money.currency,
      refunded: each.refundedMinor - each.bankReturnedMinor,
      bankReturned: each.bankReturnedMinor,
      reference: each.reference,
      receiptNumber: each.id,
    })),
    officeReceipts: (await listCompanyInvoicesOfUser(db, userId)).map((each) => ({
      ...each,
      receiptNumber: String(each.number),
    })),
    refunds: (await listRefundsOfUser(db, userId)).map((each) => ({
      ...each,
      amount: each.money.amountMinor,
      currency: each.money.currency,
    })),
    orderPlaces: await listOrderPlaces(db, userId),
    withdrawals: await listWithdrawalsOfUser(db, userId),
    disputes: await listDisputesOfUser(db, userId),
    giftsGiven: (await listGiftsOfBuyer(db, userId)).map((gift) => ({
      ...gift,
      orderedAt: gift.createdAt,
      title: givenTitle(gift),
      to: gift.recipient,
      state: giftStateOf(gift),
      reference: gift.stripePaymentId,
    })),
    giftsClaimed: (await listClaimedGifts(db, userId)).map((gift) => ({
      ...gift,
      title: givenTitle(gift),
      until: periods.find(({ id }) => id === gift.id)?.endsAt ?? null,
    })),
    deletions: await listDeletionsOfUser(db, userId),
    savedGuides: (await listSavedGuides(db, userId)).map(withTitle).map(withChangeTime),
    steps: (await listStepMarks(db, userId))
      .map(withTitle)
      .map(withChangeTime)
      .map(({ notes = [], ...mark }) => ({
        ...mark,
        step: mark.place + 1,
        notes: notes.map(({ kind, device, at, text }) => ({
          device: kind,
          deviceNumber: device,
          writtenAt: new Date(at),
          text,
        })),
      })),
    readingPlaces: (await listReadingPlaces(db, userId)).map(withTitle).map(withChangeTime),
    openedGuides: (await listOpenedGuides(db, userId))
      .map(withTitle)
      .map((each) => ({ ...each, lastOpenedAt: each.openedAt })),
    readingLimits: await listLimitNotices(db, userId),
    progressOptOut: optOut === undefined ? null : { askedAt: optOut },
    savedWish: (await findEmailOptIn(db, 'savedWishes', userId)) ?? null,
    stepWish: (await findEmailOptIn(db, 'stepWishes', userId)) ?? null,
    newsMail: news ?? null,
    reports: (await listUserReports(db, userId))
      .map(withTitle)
      .map((each) => ({ ...each, incomeBand: each.income })),
    reportWishes: (await listReportOptIns(db, userId)).map(withTitle),
    mails: isProved
      ? await listMailsOfUser(db, { userId, provedEmail: person.email, supportEmail: env.SUPPORT_EMAIL })
      : null,
    messages: isProved ? await listMessagesOfSender(db, person.email) : null,
  }
  return personalDataSchema.parse(data)
}

const withChangeTime = <Row extends { at: number }>(row: Row) => ({ ...row, changedAt: new Date(row.at) })
