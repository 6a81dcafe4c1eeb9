import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { parseGuideId, titleIn } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import type { PageProps } from '../../platform/pages/lazy-part.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { LoginPrompt } from '../checkout/login-prompt.tsx'
import { ClaimGift } from './claim-gift.tsx'
import { GiftOrder } from './gift-order.tsx'
import { OwnGift } from './own-gift.tsx'
import { OwnGifts } from './own-gifts.tsx'

const claim = giftPaths.claim.replace(/^.*\//, '')
const guideIn = (query: URLSearchParams) => parseGuideId(query.get('guide') ?? '')

/** Nothing of a gift is in the page: who may see it is asked once it is awake. */
export async function prepare({ data, params, query, language, t }: PageRequest): Promise<Head> {
  const id = guideIn(query)
  if (params['id'] === undefined && id !== undefined) await data.guides.find.fetch({ id, language })
  const name = params['id'] === claim ? 'gift.claim' : 'gift'
  return { status: 200, title: t(`${name}.head.title`), description: t(`${name}.head.description`) }
}

/** B21.65: giving a guide, one's own gifts, and claiming one. */
export function Page({ params: { id } }: PageProps) {
  return (
    <div className="page-width pt-12 md:pt-16">
      {id === undefined && <Give />}
      {id === claim && <ClaimGift />}
      {id !== undefined && id !== claim && <MembersGift id={id} />}
    </div>
  )
}

function MembersGift({ id }: { id: string }) {
  const { t } = useLanguage()
  const { session, state } = useAuth()
  if (state === 'loading') return <PageSkeleton />
  if (session !== null) return <OwnGift id={id} />
  return (
    <>
      <h1 className="mb-10 text-3xl">{t('gift.title')}</h1>
      <LogIn title={t('gift.own')} />
    </>
  )
}

function Give() {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  const guideId = guideIn(useQueryString())
  const guide = trpc.guides.find.useQuery({ id: guideId ?? 0, language }, { enabled: guideId !== undefined })
  const card = guide.data?.card
  return (
    <>
      <h1 className="text-3xl">{t('gift.title')}</h1>
      {card === undefined ? (
        <>
          <p className="mt-4 max-w-measure text-soft">{t('gift.text')}</p>
          <ButtonLink to={paths.guides} className="mt-6">
            {t('gift.browse')}
          </ButtonLink>
        </>
      ) : (
        <p lang={titleIn(language, card).language} className="mt-4 max-w-measure text-lg">
          {titleIn(language, card).text}
        </p>
      )}
      <div className="mt-10">
        {state === 'loading' ? (
          <PageSkeleton />
        ) : session === null ? (
          <LogIn title={t('gift.form.title')} />
        ) : card === undefined ? (
          <OwnGifts />
        ) : (
          <GiftOrder card={card} />
        )}
      </div>
    </>
  )
}

function LogIn({ title }: { title: string }) {
  const { t } = useLanguage()
  return (
    <section>
      <h2 className="mb-6 text-xl">{title}</h2>
      <LoginPrompt text={t('gift.loginText')} intent={{}} terms={null} />
    </section>
  )
}
