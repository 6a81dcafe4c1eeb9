import type { ReactNode } from 'react'
import { localizeSummary, localizeTitle } from '../../../../shared/guides/guides.ts'
import { toOtherLanguage, toShownLanguage, type ShownLanguage } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { GuideHeading } from './guide-heading.tsx'

type Row = NonNullable<NonNullable<ShownGuide['body']>['rows']>[number]

const row =
  'mt-5 grid gap-x-12 first:mt-0 md:grid-cols-2 has-[h2]:mt-12 has-[h3]:mt-9 print:break-inside-avoid'
const secondary =
  'max-md:mt-2 max-md:border-l-2 max-md:border-line max-md:pl-4 max-md:text-md max-md:text-soft max-md:[&_h2]:text-base max-md:[&_h3]:text-base'

/** Shows the guide's heading, with its title in the other language. */
export function BilingualHeadings({ guide, languages }: { guide: ShownGuide; languages: ReactNode }) {
  const { language } = useLanguage()
  const other = toOtherLanguage(toShownLanguage(language))
  const title = localizeTitle(other, guide.card)
  const summary = localizeSummary(other, guide.card)
  return (
    <div className="grid gap-x-12 md:grid-cols-2">
      <GuideHeading guide={guide} languages={languages} />
      {title.language === other && (
        <div lang={other} className={`md:pt-11 ${secondary}`}>
          <p className="text-lg leading-(--leading-heading) text-balance [word-break:auto-phrase] font-[650] tracking-(--tracking-heading) md:text-3xl">
            {title.text}
          </p>
          {summary.language === other && <p className="mt-2 text-soft md:mt-4 md:text-lg">{summary.text}</p>}
        </div>
      )}
    </div>
  )
}

/** Shows a guide in both languages block by block, the page's language first. On phones the other language follows each block. */
export function BilingualText({ rows }: { rows: readonly Row[] }) {
  const { language } = useLanguage()
  return (
    <div>
      {rows.map((shown, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and their order never changes
        <div key={place} className={row}>
          {shown.en === shown.ja ? (
            <Text html={shown.en} className="md:col-span-2" />
          ) : (
            <Pair shown={shown} language={toShownLanguage(language)} />
          )}
        </div>
      ))}
    </div>
  )
}

function Pair({ shown, language }: { shown: Row; language: ShownLanguage }) {
  const other = toOtherLanguage(language)
  // Only one of the two texts anchors the scroll position: the page's language, if it has the block.
  const follows = shown[language] !== ''
  return (
    <>
      <Cell shown={shown} language={language} />
      <div className={secondary} data-other={follows || undefined}>
        <Cell shown={shown} language={other} />
      </div>
    </>
  )
}

function Cell({ shown: { state, ...texts }, language }: { shown: Row; language: ShownLanguage }) {
  const { t } = useLanguage()
  const html = texts[language]
  const isNoted = state !== 'current' && (html === '' || (state === 'stale' && language === 'ja'))
  return (
    <div>
      {isNoted && <p className="mb-1 text-sm text-soft">{t(`reading.row.${state}`)}</p>}
      {html !== '' && <Text html={html} lang={language} />}
    </div>
  )
}

interface TextProps {
  html: string
  /** Undefined for content that is the same in both languages, such as code. */
  lang?: ShownLanguage
  className?: string
}

function Text({ html, lang, className = '' }: TextProps) {
  return (
    <div
      lang={lang}
      className={`prose ${className}`}
      // oxlint-disable-next-line react/no-danger -- sanitized by guides/render-markdown.ts on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
