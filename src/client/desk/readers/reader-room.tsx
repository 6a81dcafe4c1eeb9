import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { can } from '../../../shared/auth/roles.ts'
import type { DeskReader, Order, ReaderMoment } from '../../../shared/desk/desk-schemas.ts'
import { formatDay } from '../../../shared/dates.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { DeedTable } from '../log/deed-table.tsx'
import { Moment } from '../moment.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { Section } from '../section.tsx'
import { GuideLink, OwnTitle } from '../own-title.tsx'
import { Details } from './details.tsx'
import { CopyData, DeleteReader, Relink } from './account-deeds.tsx'
import {
  ChangeRole,
  EndPro,
  GiveGuide,
  LogOutReader,
  Refund,
  SendReceipt,
  TakeGuideBack,
} from './reader-deeds.tsx'
import { TimeMachine } from './time-machine.tsx'

/** One reader: what they have and paid, one line of time, and what can be done for them (B20.11). */
export function ReaderRoom({ id }: { id: string }) {
  const userId = Number(id)
  const reader = trpc.desk.reader.useQuery({ userId }, { staleTime: 0 })
  return <Loaded from={reader}>{(known) => <Reader reader={known} />}</Loaded>
}

/** Broken after the name rather than within it. */
function Address({ email }: { email: string }) {
  const [name, ...place] = email.split('@')
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />
      {place.length > 0 && `@${place.join('@')}`}
    </span>
  )
}

function Reader({ reader }: { reader: DeskReader }) {
  const { t, language } = useLanguage()
  const { data } = trpc.auth.me.useQuery()
  const { id: userId, uid, email, username, createdAt, deletesAt, customerId, freeAccessUsed } = reader
  return (
    <RoomHeading
      title={<Address email={email} />}
      text={t('desk.reader.since', { name: username, day: formatDay(language, new Date(createdAt)) })}
      beside={
        <span className="flex flex-wrap gap-2">
          {can(data?.user.role, 'manageRoles') && data?.user.uid !== uid && <ChangeRole userId={userId} />}
          <LogOutReader userId={userId} />
        </span>
      }
    >
      <p className="text-md text-soft">
        {t(freeAccessUsed ? 'desk.reader.freeUsed' : 'desk.reader.freeLeft')}
        {customerId !== null && <span className="ml-4 break-all">{customerId}</span>}
      </p>
      <Pro reader={reader} />
      <Section title={t('desk.reader.orders')}>
        <OrderTable orders={reader.orders} empty={t('desk.reader.noOrders')} Actions={OrderActions} />
      </Section>
      <Section title={t('desk.reader.guides')} beside={<GiveGuide userId={userId} />}>
        <GuideTable reader={reader} />
      </Section>
      <Section title={t('desk.then.title')}>
        <p className="mb-4 max-w-measure text-md text-soft">{t('desk.then.text')}</p>
        <TimeMachine userId={userId} />
      </Section>
      <Section title={t('desk.reader.account')}>
        {deletesAt !== null && (
          <p className="mb-4 text-md font-semibold">
            {t('desk.reader.deletes', { day: formatDay(language, new Date(deletesAt)) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Relink userId={userId} email={email} />
          <CopyData userId={userId} email={email} />
          <DeleteReader userId={userId} email={email} deletesAt={deletesAt} />
        </div>
      </Section>
      <Section title={t('desk.reader.time')}>
        <MomentTable reader={reader} />
      </Section>
      <Section title={t('desk.reader.deeds')}>
        <DeedTable deeds={reader.deeds} readerId={userId} />
      </Section>
      <p className="mt-8 text-md">
        <Link to={deskPaths.orders} className="text-link">
          {t('desk.reader.back')}
        </Link>
      </p>
    </RoomHeading>
  )
}

function OrderActions({ order }: { order: Order }) {
  return (
    <span className="flex flex-wrap gap-2">
      <SendReceipt order={order} />
      {!order.disputed && order.refundedAmount < order.amount && <Refund order={order} />}
    </span>
  )
}

function Pro({ reader: { id: userId, plan } }: { reader: DeskReader }) {
  const { t, language } = useLanguage()
  const isGiven = plan.held === null && plan.givenUntil !== null
  const endsAt = isGiven ? plan.givenUntil : plan.periodEnd
  const end = endsAt === null ? '' : formatDay(language, new Date(endsAt))
  const ofPlan = plan.subscribed ? (plan.renews ? 'renews' : 'ends') : plan.status === null ? 'never' : 'over'
  return (
    <Section
      title={t('desk.reader.pro')}
      beside={plan.held !== null && <EndPro userId={userId} plan={plan} end={end} />}
    >
      <p className="text-md">{t(`desk.reader.pro.${isGiven ? 'given' : ofPlan}`, { end })}</p>
    </Section>
  )
}

function GuideTable({ reader: { id: userId, guides } }: { reader: DeskReader }) {
  const { t } = useLanguage()
  return (
    <DeskTable
      label={t('desk.reader.guides')}
      columns={[
        { name: t('desk.reader.guide'), heads: true, render: (guide) => <GuideLink {...guide} /> },
        { name: t('desk.reader.how'), render: ({ source }) => t(`desk.source.${source}`) },
        { name: t('desk.when'), render: ({ since }) => <Moment at={since} /> },
        { name: t('desk.orders.state'), render: ({ state }) => t(`desk.access.${state}`) },
        {
          name: t('desk.actions'),
          render: ({ guideId, title, titleJa, source, since, state }) =>
            source !== 'payment' && state !== 'revoked' ? (
              <TakeGuideBack userId={userId} guideId={guideId} since={since}>
                <OwnTitle titleEn={title} titleJa={titleJa} />
              </TakeGuideBack>
            ) : null,
        },
      ]}
      rows={guides}
      keyOf={({ guideId, since }) => `${guideId} ${since}`}
      empty={t('desk.reader.noGuides')}
    />
  )
}

function MomentTable({ reader: { moments } }: { reader: DeskReader }) {
  const { t } = useLanguage()
  return (
    <DeskTable
      label={t('desk.reader.time')}
      columns={[
        { name: t('desk.when'), render: ({ at }) => <Moment at={at} /> },
        { name: t('desk.what'), heads: true, render: ({ kind }) => t(`desk.moment.${kind}`) },
        {
          name: t('desk.reader.about'),
          render: ({ about, subject, subjectLanguage }) => (
            <span className="break-words">
              {about !== null && <About {...about} />}
              {about !== null && subject !== '' && ' · '}
              {subject !== '' && <span lang={subjectLanguage}>{subject}</span>}
            </span>
          ),
        },
        {
          name: t('desk.reader.detail'),
          render: ({ details, recorded }) =>
            details.length === 0 && recorded === '' ? null : (
              <Details details={details} recorded={recorded} />
            ),
        },
      ]}
      rows={moments}
      keyOf={({ at }, place) => `${at} ${place}`}
      empty={t('desk.nothing')}
    />
  )
}

function About({ title, titleJa }: NonNullable<ReaderMoment['about']>) {
  const { t } = useLanguage()
  return title === null ? t('desk.reader.pro') : <OwnTitle titleEn={title} titleJa={titleJa} />
}
