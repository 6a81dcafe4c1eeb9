import { useLanguage } from '../../platform/texts/language.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { Questions } from '../../ui/accordion.tsx'

const numbers = [1, 2, 3, 4, 5] as const

export function ProQuestions() {
  const { t } = useLanguage()
  const questions = numbers.map((number) => ({
    question: t(`pro.faq.q${number}`),
    answer: t(`pro.faq.a${number}`),
  }))
  return (
    <Questions title={t('pro.faq.title')} questions={questions}>
      <p className="mt-3 text-soft">
        <LinkedText text={t('pro.faq.more')} />
      </p>
    </Questions>
  )
}
