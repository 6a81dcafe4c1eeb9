import { filterTags, toTagSlug } from '../../shared/guides/filter-tags.ts'
import { paths } from '../../shared/paths.ts'
import { translateTag } from '../guides/catalogue/tag-label.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import aiWriting from './covers/ai-writing.svg'
import automation from './covers/automation.svg'
import digitalProducts from './covers/digital-products.svg'
import noInvestment from './covers/no-investment.svg'
import passiveIncome from './covers/passive-income.svg'
import voiceOver from './covers/voice-over.svg'

const covers: Record<(typeof filterTags)[number], string> = {
  'AI Writing': aiWriting,
  'No Investment': noInvestment,
  'Passive Income': passiveIncome,
  Automation: automation,
  'Digital Products': digitalProducts,
  'Voice Over': voiceOver,
}

/** Draws the six categories as books on a shelf. */
export function CategoryShelf() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-2xl">
        {t('home.categories')}
      </h2>
      <ul className="mt-8 grid grid-cols-3 gap-y-8 max-[22.4rem]:grid-cols-2 md:grid-cols-6">
        {filterTags.map((tag) => (
          <li key={tag}>
            <Link to={paths.guidesTagged(toTagSlug(tag))} className="group block text-center">
              <span className="block overflow-hidden border-b-4 border-control px-3 pt-2 md:px-4">
                <img
                  src={covers[tag]}
                  alt=""
                  width={240}
                  height={320}
                  loading="lazy"
                  className="w-full transition-transform group-hover:-translate-y-1.5"
                />
              </span>
              <span className="mt-3 block text-sm font-semibold group-hover:underline md:text-md">
                {translateTag(tag, t)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to={paths.readingPaths} className="text-link">
          {t('home.paths')}
        </Link>
      </p>
    </section>
  )
}
