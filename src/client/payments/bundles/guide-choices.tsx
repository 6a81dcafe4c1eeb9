import type { ReactNode } from 'react'
import { titleIn, type ListedCard } from '../../../shared/guides/guides.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { bundleSize } from '../../../shared/payments/bundle-price.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { GuideRow } from './guide-row.tsx'
import { useReason } from './use-reason.ts'

interface ChoicesProps {
  ids: readonly number[]
  q: string
  cards: readonly ListedCard[]
  /** Said where there are none. */
  children?: ReactNode
}

/** Guides to add, or why one of them can't be added. */
export function GuideChoices({ ids, q, cards, children }: ChoicesProps) {
  const { t, language } = useLanguage()
  const reasonOf = useReason()
  const isFull = ids.length >= bundleSize
  if (cards.length === 0) return <p className="mt-3 text-soft">{children}</p>
  return (
    <>
      {isFull && <p className="mt-3 text-md text-soft">{t('bundle.full', { all: bundleSize })}</p>}
      <ul className="mt-2">
        {cards.map((card) => {
          const said = ids.includes(card.id) ? t('bundle.chosen') : reasonOf(card)
          return (
            <GuideRow
              key={card.id}
              guide={card}
              said={said}
              action={
                said !== undefined || isFull
                  ? undefined
                  : {
                      to: bundlePaths.choose([...ids, card.id], q),
                      name: t('bundle.add'),
                      label: t('bundle.addOf', { title: titleIn(language, card).text }),
                    }
              }
            />
          )
        })}
      </ul>
    </>
  )
}
