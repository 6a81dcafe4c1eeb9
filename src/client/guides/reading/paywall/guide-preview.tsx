import { useLanguage } from '../../../platform/texts/language.tsx'
import { langIfOther } from '../../../platform/texts/lang-if-other.ts'
import type { GuideShown } from '../../../platform/api/guide-shown.ts'
import { FillerText } from './filler-text.tsx'

/** The public beginning as real reading, the names of what the rest is about, and the shape of it. */
export function GuidePreview({ guide }: { guide: GuideShown }) {
  const { preview, facts } = guide
  const { t, language } = useLanguage()
  return (
    <div className="max-w-measure">
      <p className="text-sm font-semibold text-soft">{t('guide.preview')}</p>
      <div lang={langIfOther(preview, language)} className="prose mt-2">
        <p>{preview.text}</p>
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-6 border-y border-line py-6 empty:hidden sm:grid-cols-2">
        <Names title={t('guide.tools')} list={facts.tools} />
        <Names title={t('guide.risks')} list={facts.risks} />
      </div>
      <FillerText guide={guide} />
    </div>
  )
}

function Names({ title, list }: { title: string; list: GuideShown['facts']['tools'] }) {
  const { language } = useLanguage()
  if (list.names.length === 0) return null
  return (
    <section>
      <h2 className="text-sm text-soft">{title}</h2>
      <ul lang={langIfOther(list, language)} className="mt-2 grid gap-1.5 text-md">
        {list.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
