import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { useState } from 'react'
import { refusalOf } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useNavigate } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { TellingForm } from './telling-fields.tsx'

/** For whom a guide is, or Pro where no guide is named. The form has one id, so that pressing twice orders one gift; the payment follows on the gift's page. */
export function GiftOrder({ guideId }: { guideId: number | null }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [id] = useState(() => crypto.randomUUID())
  const order = trpc.gifts.order.useMutation({ onSuccess: () => navigate(giftPaths.one(id)) })
  return (
    <>
      <h2 className="mb-6 text-xl">{t('gift.form.title')}</h2>
      <TellingForm
        action={t('gift.form.next')}
        pending={order.isPending}
        failure={
          order.isError
            ? t(refusalOf(order.error) === 'invalid-input' ? 'gift.form.failed' : 'gift.failed')
            : undefined
        }
        onSubmit={(telling) => order.mutate({ id, guideId, ...telling })}
      />
    </>
  )
}
