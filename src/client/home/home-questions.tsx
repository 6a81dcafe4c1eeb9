import type { Translate } from '../../shared/texts/translate.ts'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Accordion, type Question } from '../ui/accordion.tsx'
import { ButtonLink } from '../ui/button.tsx'

const numbers = [1, 2, 3, 4, 5] as const

export function homeQuestions(t: Translate): Question[] {
  return numbers.map((number) => ({ question: t(`home.faq.q${number}`), answer: t(`home.faq.a${number}`) }))
}

export function HomeQuestions() {
  const { t } = useLanguage()
  return (
    <section
      aria-labelledby="questions"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="questions" className="text-2xl">
          {t('home.faq')}
        </h2>
        <p className="mt-3 [word-break:auto-phrase] text-soft">{t('home.faq.intro')}</p>
        <ButtonLink to={paths.contact} variant="secondary" className="mt-6">
          {t('home.faq.support')}
        </ButtonLink>
      </div>
      <Accordion questions={homeQuestions(t)} />
    </section>
  )
}
