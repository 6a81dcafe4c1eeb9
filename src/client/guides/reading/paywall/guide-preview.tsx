import { useLanguage } from '../../../platform/texts/language.tsx'
import { getLangAttribute } from '../../../platform/texts/get-lang-attribute.ts'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { previewReadPath } from '../../../../shared/guides/views/preview-read-path.ts'

/** Shows the public beginning of the text, followed by the titles and outline of the rest. */
export function GuidePreview({ guide }: { guide: ShownGuide }) {
  const { preview, facts } = guide
  const { t, language } = useLanguage()
  return (
    <div className="max-w-measure">
      <p className="text-sm font-semibold text-soft">{t('guide.preview')}</p>
      <div lang={getLangAttribute(preview, language)} className="prose mt-2">
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

function Names({ title, list }: { title: string; list: ShownGuide['facts']['tools'] }) {
  const { language } = useLanguage()
  if (list.names.length === 0) return null
  return (
    <section>
      <h2 className="text-sm text-soft">{title}</h2>
      <ul lang={getLangAttribute(list, language)} className="mt-2 grid gap-1.5 text-md">
        {list.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

const lines = ['w-full', 'w-11/12', 'w-[97%]', 'w-4/5', 'w-[94%]', 'w-2/3']

/**
 * Shows a placeholder for the locked part: the titles of its first two sections and bars, never text. Its class marks paid
 * content for search engines (http/seo/structured-data.ts), and its position marks the end of the preview (B20.36).
 */
function FillerText({ guide: { card, outline } }: { guide: ShownGuide }) {
  const { language } = useLanguage()
  const [first, second] = outline.names
  return (
    <div
      data-mark={previewReadPath + card.id}
      lang={getLangAttribute(outline, language)}
      className="locked-part mt-10 grid gap-8 select-none print:hidden"
    >
      <FillerSection name={first} />
      <FillerSection name={second} />
    </div>
  )
}

function FillerSection({ name }: { name: string | undefined }) {
  return (
    <div>
      {name !== undefined && <p className="text-lg font-semibold text-soft">{name}</p>}
      <div aria-hidden="true" className="-mx-1.5 mt-2.5 grid gap-3.5 p-1.5">
        {lines.map((width) => (
          <div key={width} className={`h-3 rounded-full bg-control/50 ${width}`} />
        ))}
      </div>
    </div>
  )
}
