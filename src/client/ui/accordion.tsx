import { useId, type ReactNode } from 'react'
import { chevronDownIcon, Icon } from './icon.tsx'

export interface Question {
  question: string
  answer: string
}

/** Renders native `<details name>` elements: the browser keeps at most one open, with or without script. */
export function Accordion({ questions }: { questions: readonly Question[] }) {
  const name = useId()
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-b border-line">
          <summary className="flex items-center justify-between gap-6 py-4 font-semibold [word-break:auto-phrase]">
            {question}
            <Icon path={chevronDownIcon} className="text-soft transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-measure pr-10 pb-5 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}

interface QuestionsProps {
  title: string
  /** Text below the title, which says where to ask other questions. */
  children: ReactNode
  questions: readonly Question[]
}

/** Shows a list of questions beside its heading. */
export function QuestionList({ title, children, questions }: QuestionsProps) {
  return (
    <section
      aria-labelledby="questions"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="questions" className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
      <Accordion questions={questions} />
    </section>
  )
}
