import { paths } from '../../shared/paths.ts'
import { getPageCurrency } from '../../shared/prices.ts'
import { useProPrice, useFormattedProPrice } from '../access/use-pro-price.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Accordion, type Question } from '../ui/accordion.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { LearnMoreText } from '../../shared/texts/shapes.ts'
import way from './way.svg'

/**
 * Returns the questions with their answers. Without `comparable`, answers contain no comparison of prices, because the prices
 * of Pro and of guides have different currencies.
 */
export function listLearnMoreQuestions(
  { questions }: LearnMoreText,
  comparable: boolean,
): readonly Question[] {
  return questions.map(({ question, answer, incomparable = answer }) => ({
    question,
    answer: comparable ? answer : incomparable,
  }))
}

export function Page() {
  const { read, language } = useLanguage()
  const proPrice = useFormattedProPrice()
  const text = read('learn-more', { proPrice })
  const comparable = useProPrice().currency === getPageCurrency(language)
  return (
    <div className="page-width grid grid-cols-1 gap-20 pt-12 md:gap-28 md:pt-20">
      <Opening text={text} />
      <Promises text={text} />
      <Steps text={text} />
      <section aria-labelledby="questions" className="max-w-3xl">
        <h2 id="questions" className="mb-8 text-2xl">
          {text.questionsTitle}
        </h2>
        <Accordion questions={listLearnMoreQuestions(text, comparable)} />
      </section>
    </div>
  )
}

function Opening({ text }: { text: LearnMoreText }) {
  return (
    <section className="grid grid-cols-1 items-end gap-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="max-w-3xl">
        <h1 className="text-4xl break-keep">{text.title}</h1>
        <p className="mt-6 text-lg text-soft">{text.text}</p>
        <ButtonLink to={paths.home} className="mt-8">
          {text.action}
        </ButtonLink>
        <p className="mt-3 text-sm text-soft">{text.note}</p>
      </div>
      <img src={way} alt="" width={480} height={420} loading="lazy" className="hidden w-full lg:block" />
    </section>
  )
}

function Promises({ text }: { text: LearnMoreText }) {
  return (
    <section className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {text.cards.map((card) => (
        <Card key={card.title}>
          <h2 className="text-lg">{card.title}</h2>
          <p className="mt-2 text-soft">{card.text}</p>
        </Card>
      ))}
      <ul className="grid grid-cols-3 gap-4 border-y border-line py-8 md:col-span-2">
        {text.stats.map(([value, label]) => (
          <li key={label}>
            <strong className="block text-xl leading-tight font-semibold tabular-nums sm:text-2xl">
              {value}
            </strong>{' '}
            <span className="text-sm text-soft">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps({ text }: { text: LearnMoreText }) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl">
        {text.stepsTitle}
      </h2>
      <ol className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {text.steps.map((step, index) => (
          <li key={step.title} className="border-t border-control pt-4">
            <p className="text-sm font-semibold text-accent tabular-nums">{index + 1}</p>
            <h3 className="mt-1 text-base">{step.title}</h3>
            <p className="mt-2 text-md text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
