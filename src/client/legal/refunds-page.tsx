import { useLanguage } from '../platform/texts/language.tsx'
import type { CancelWords } from '../../shared/texts/shapes.ts'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  const { read } = useLanguage()
  const text = read('refunds')
  return (
    <LegalPage text={text} changed="2026-11-28">
      <CancelPicture words={text.picture} />
    </LegalPage>
  )
}

/** Draws a month of Pro as a timeline: paid, canceled during the month, available until its end. */
function CancelPicture({ words }: { words: CancelWords }) {
  return (
    <figure className="mb-12 max-w-measure rounded-card border border-line bg-surface p-5 md:p-6">
      <figcaption className="text-md font-semibold">{words.title}</figcaption>
      <ol className="mt-5 grid grid-cols-[2fr_3fr_2fr] text-sm leading-snug">
        <Stage mark="border-premium bg-premium" line="bg-premium" text={words.paid} />
        <Stage
          mark="border-premium bg-surface"
          line="bg-premium"
          text={words.cancelled}
          more={words.reading}
        />
        <Stage mark="border-control bg-surface" line="bg-line" text={words.over} more={words.free} />
      </ol>
    </figure>
  )
}

interface StageProps {
  mark: string
  line: string
  text: string
  more?: string
}

function Stage({ mark, line, text, more }: StageProps) {
  return (
    <li>
      <span className="flex items-center" aria-hidden="true">
        <span className={`size-4 flex-none rounded-full border-2 ${mark}`} />
        <span className={`h-1 flex-1 ${line}`} />
      </span>
      <span className="mt-3 block pr-3 font-semibold">{text}</span>
      {more !== undefined && <span className="block pr-3 text-soft">{more}</span>}
    </li>
  )
}
