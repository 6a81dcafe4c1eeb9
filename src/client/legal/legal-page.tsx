import type { ReactNode } from 'react'
import { languages } from '../../shared/languages.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { chevronDownIcon, Icon } from '../ui/icon.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { WithdrawalRight } from './withdrawal-right.tsx'
import { RelatedPages } from './related-pages.tsx'
import { useSeller } from './use-seller.ts'
import type { LegalItem, LegalSection, LegalTable, LegalText } from '../../shared/texts/shapes.ts'

interface LegalPageProps {
  text: LegalText
  /** Date when the text took effect, such as 2025-05-27. */
  effective?: string
  changed: string
  /** Whether the sections are numbered, as in a contract. */
  numbered?: boolean
  /** Content above the sections. */
  children?: ReactNode
}

/** Renders a long legal text with its table of contents beside it, its date above, and related pages below. */
export function LegalPage({ text, effective, changed, numbered = false, children }: LegalPageProps) {
  const { t } = useLanguage()
  const sections = text.sections.map((section, index) => ({
    ...section,
    title: numbered ? t('legal.numbered', { number: index + 1, title: section.title }) : section.title,
  }))
  const contents = [...sections, { id: 'seller', title: t('legal.seller') }]
  return (
    <article className="page-width pt-12 md:pt-16">
      <header className="max-w-measure">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-4 flex flex-wrap gap-x-6 text-md text-soft">
          {effective !== undefined && <LegalDay text="legal.effective" day={effective} />}
          <LegalDay text="legal.changed" day={changed} />
        </p>
        <p className="mt-6 text-soft">
          <LinkedText text={text.introduction} />
        </p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <FoldedContents title={t('legal.contents')} contents={contents} />
        <div className="min-w-0">
          {children}
          <div className="prose">
            {sections.map((section) => (
              <SectionOfText key={section.id} section={section} />
            ))}
            <section>
              <h2 id="seller">{t('legal.seller')}</h2>
              <SellerFacts />
              <p>
                <LinkedText text={t('legal.sellerText')} />
              </p>
            </section>
          </div>
        </div>
        <nav
          aria-label={t('legal.contents')}
          className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto border-l border-line pl-5 lg:block print:hidden"
        >
          <h2 className="mb-2 text-md font-semibold">{t('legal.contents')}</h2>
          <ContentsList contents={contents} />
        </nav>
      </div>
      <RelatedPages />
    </article>
  )
}

function LegalDay({ text, day }: { text: 'legal.effective' | 'legal.changed'; day: string }) {
  const { t, language } = useLanguage()
  const locale = languages[language].legalLocale ?? language
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const [before = '', after = ''] = t(text, { date: '\n' }).split('\n')
  return (
    <span>
      {before}
      <time dateTime={day}>{format.format(new Date(day))}</time>
      {after}
    </span>
  )
}

interface ContentsProps {
  contents: readonly { id: string; title: string }[]
}

/** Shows the table of contents on small screens. */
function FoldedContents({ title, contents }: ContentsProps & { title: string }) {
  return (
    <details className="group rounded-card border border-line bg-surface px-5 lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
        {title}
        <Icon path={chevronDownIcon} className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={title} className="pb-4">
        <ContentsList contents={contents} />
      </nav>
    </details>
  )
}

function ContentsList({ contents }: ContentsProps) {
  return (
    <ol className="text-md leading-snug">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-2 text-soft hover:text-ink hover:underline lg:py-1.5">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function SectionOfText({ section: { id, title, body } }: { section: LegalSection }) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {body.map((item) => (
        <ItemOfText key={keyOf(item)} item={item} />
      ))}
    </section>
  )
}

function keyOf(item: LegalItem): string {
  if (typeof item === 'string') return item
  if ('law' in item) return item.law.join()
  return 'rows' in item ? item.columns.join() : item.points.join()
}

function ItemOfText({ item }: { item: LegalItem }) {
  if (typeof item === 'string') {
    return (
      <p>
        <LinkedText text={item} />
      </p>
    )
  }
  if ('law' in item) return item.law.map((product) => <WithdrawalRight key={product} product={product} />)
  if ('rows' in item) return <TableOfText {...item} />
  const List = item.ordered === true ? 'ol' : 'ul'
  return (
    <List>
      {item.points.map((point) => (
        <li key={point}>
          <LinkedText text={point} />
        </li>
      ))}
    </List>
  )
}

function TableOfText({ columns, rows }: LegalTable) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows the seller of the shop; the full disclosure has its own page. */
function SellerFacts() {
  const { t } = useLanguage()
  const seller = useSeller()
  if (seller === undefined) return null
  const { name, responsible, address, supportEmail } = seller
  const rows = [
    [t('legal.name'), name],
    [t('legal.responsible'), responsible],
    [t('legal.address'), address],
  ].filter(([, value]) => value !== null)
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr]">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd className="sm:mt-[1.1em]">{value}</dd>
        </div>
      ))}
      <div className="contents">
        <dt>{t('legal.email')}</dt>
        <dd className="sm:mt-[1.1em]">
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </dd>
      </div>
    </dl>
  )
}
