import { localizeIncomeRange, type LocalizedText } from '../../../../shared/guides/guides.ts'
import { SaveButton } from '../../../progress/saved/save-button.tsx'
import { formatDay } from '../../../../shared/dates.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { getLangAttribute } from '../../../platform/texts/get-lang-attribute.ts'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'

/** Shows a guide's facts at a glance. The card is low on phones, so that the text starts early. */
export function GuideFacts({ guide: { card, credits, facts } }: { guide: ShownGuide }) {
  const { t, language } = useLanguage()
  const updated = formatDay(language, new Date(card.updatedAt))
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface">
      <SaveButton guideId={card.id} />
      <div className="flex items-center gap-4 px-4 pt-4 lg:block lg:p-0">
        <img
          src={card.thumbnailUrl}
          alt=""
          width={640}
          height={360}
          className="aspect-video h-auto w-28 rounded-control bg-raised object-cover sm:w-40 lg:w-full lg:rounded-none"
        />
        <div className="pr-10 lg:px-5 lg:pt-5">
          <p className="text-sm text-soft">{t('card.potential')}</p>
          <p className="mt-0.5 font-semibold text-premium tabular-nums lg:text-lg">
            <span aria-hidden="true" className="emoji mr-1.5">
              {card.emoji}
            </span>
            {localizeIncomeRange(language, card)}
          </p>
        </div>
      </div>
      <div className="grid gap-1.5 px-4 pt-2.5 pb-4 text-sm text-soft lg:px-5 lg:pt-1.5">
        {facts.incomeBasis.text !== '' && (
          <p lang={getLangAttribute(facts.incomeBasis, language)}>{facts.incomeBasis.text}</p>
        )}
        <p>{t('guide.incomeBasis')}</p>
        {credits?.map((credit) => (
          <p key={credit}>{credit}</p>
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 border-t border-line px-4 py-3 text-sm empty:hidden lg:mx-5 lg:grid-cols-1 lg:px-0">
        <Fact name={t('guide.startCost')} fact={facts.startCost} />
        <Fact name={t('guide.firstIncome')} fact={facts.firstIncome} />
      </dl>
      <p className="flex justify-between border-t border-line px-4 py-3 text-sm text-soft tabular-nums lg:mx-5 lg:px-0">
        <span>{t('card.number', { number: String(card.id) })}</span>
        <time dateTime={card.updatedAt}>{t('guide.updated', { date: updated })}</time>
      </p>
    </div>
  )
}

function Fact({ name, fact }: { name: string; fact: LocalizedText }) {
  const { language } = useLanguage()
  if (fact.text === '') return null
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd lang={getLangAttribute(fact, language)} className="tabular-nums">
        {fact.text}
      </dd>
    </div>
  )
}
