import { previewEnds } from '../../../../shared/guides/views/preview-end.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { langIfOther } from '../../../platform/texts/lang-if-other.ts'
import type { GuideShown } from '../../../platform/api/guide-shown.ts'

const lines = ['w-full', 'w-11/12', 'w-[97%]', 'w-4/5', 'w-[94%]', 'w-2/3']

/**
 * Stands for the locked part: the names of its first two sections where it has any, and bars, never text. Search
 * engines are told by its class that what it stands for is paid for (http/seo/structured-data.ts).
 * It begins where the preview ends, so it is the mark of its end (B20.36).
 */
export function FillerText({ guide: { card, outline } }: { guide: GuideShown }) {
  const { language } = useLanguage()
  const [first, second] = outline.names
  return (
    <div
      data-mark={previewEnds + card.id}
      lang={langIfOther(outline, language)}
      className="locked-part mt-10 grid gap-8 select-none print:hidden"
    >
      <FillerSection name={first} />
      <FillerSection name={second} fading />
    </div>
  )
}

function FillerSection({ name, fading = false }: { name: string | undefined; fading?: boolean }) {
  return (
    <div>
      {name !== undefined && <p className="text-lg font-semibold text-soft">{name}</p>}
      <div
        aria-hidden="true"
        className={`-mx-1.5 mt-2.5 grid gap-3.5 p-1.5 blur-[3px] ${fading ? 'mask-b-from-0%' : ''}`}
      >
        {lines.map((width) => (
          <div key={width} className={`h-3 rounded-full bg-control/50 ${width}`} />
        ))}
      </div>
    </div>
  )
}
