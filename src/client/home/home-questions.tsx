import type { Translate } from '../../shared/texts/translate.ts'
import { paths } from '../../shared/paths.ts'
import { useFormattedProPrice } from '../access/use-pro-price.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { QuestionList, type Question } from '../ui/accordion.tsx'
import { ButtonLink } from '../ui/button.tsx'

const numbers = [1, 2, 3, 4, 5] as const

/** Returns the questions and answers, with the page's price of Pro by default. */
export function listHomeQuestions(t: Translate, prices: { proPrice?: string } = {}): Question[] {
  return numbers.map((number) => ({
    question: t(`home.faq.q${number}`),
    answer: t(`home.faq.a${number}`, prices),
  }))
}

export function HomeQuestions() {
  const { t } = useLanguage()
  const proPrice = useFormattedProPrice()
  return (
    <QuestionList title={t('home.faq')} questions={listHomeQuestions(t, { proPrice })}>
      <p className="mt-3 [word-break:auto-phrase] text-soft">{t('home.faq.intro')}</p>
      <ButtonLink to={paths.contact} variant="secondary" className="mt-6">
        {t('home.faq.support')}
      </ButtonLink>
    </QuestionList>
  )
}
