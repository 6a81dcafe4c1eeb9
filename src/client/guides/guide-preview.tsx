import { useLanguage } from '../lib/i18n.tsx'
import { langIfOther } from './guide-card.tsx'
import type { GuideShown } from './guide-article.tsx'
import { FillerText } from './filler-text.tsx'

/** The public beginning as real reading, then the shape of what follows. */
export function GuidePreview({ preview }: { preview: GuideShown['preview'] }) {
  const { t, language } = useLanguage()
  return (
    <div className="max-w-measure">
      <p className="text-sm font-semibold text-soft">{t('guide.preview')}</p>
      <div lang={langIfOther(preview, language)} className="prose mt-2">
        <p>{preview.text}</p>
      </div>
      <FillerText />
    </div>
  )
}
