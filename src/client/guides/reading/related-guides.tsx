import { useLanguage } from '../../platform/texts/language.tsx'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { GuideCard } from '../catalogue/guide-card.tsx'

/** Shows related guides below a paywall and below a guide that was read to the end. */
export function RelatedGuides({ guide: { related, body } }: { guide: ShownGuide }) {
  const { t } = useLanguage()
  return <RelatedCards title={t(body === null ? 'guide.related' : 'guide.readNext')} related={related} />
}

export function RelatedCards({ title, related }: { title: string; related: ShownGuide['related'] }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-20 border-t border-line pt-12 print:hidden">
      <h2 id="related" className="text-xl">
        {title}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {related.map((card) => (
          <li key={card.id}>
            <GuideCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
