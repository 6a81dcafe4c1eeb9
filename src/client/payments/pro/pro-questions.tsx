import { useLanguage } from '../../platform/texts/language.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'

const numbers = [1, 2, 3, 4, 5] as const

export function ProQuestions() {
  const { t } = useLanguage()
  return (
    <section
      aria-labelledby="questions"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="questions" className="text-2xl">
          {t('pro.faq.title')}
        </h2>
        <p className="mt-3 text-soft">
          <LinkedText text={t('pro.faq.more')} />
        </p>
      </div>
      <Accordion
        questions={numbers.map((number) => ({
          question: t(`pro.faq.q${number}`),
          answer: t(`pro.faq.a${number}`),
        }))}
      />
    </section>
  )
}
