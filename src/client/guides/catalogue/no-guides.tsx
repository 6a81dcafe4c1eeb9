import { useLanguage } from '../../platform/texts/language.tsx'
import type { Outputs } from '../../platform/api/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { tagLabel } from './tag-label.ts'

interface NoGuidesProps {
  filter: Outputs['guides']['listing']['filter']
  /** Where all guides are shown; without it nothing was narrowed, and there is no such way out. */
  allGuides?: string
}

export function NoGuides({ filter, allGuides }: NoGuidesProps) {
  const { t } = useLanguage()
  const tagged = filter?.kind === 'tag'
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line p-8 md:p-12">
      <h2 className="text-lg">
        <output>
          {tagged ? t('guides.noneTagged', { tag: tagLabel(filter.tag, t) }) : t('guides.noneTitle')}
        </output>
      </h2>
      {!tagged && <p className="text-soft">{t('guides.noneText')}</p>}
      {allGuides !== undefined && (
        <ButtonLink to={allGuides} variant="secondary" className="mt-3">
          {t('guides.showAll')}
        </ButtonLink>
      )}
    </div>
  )
}
