import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import type { Outputs } from '../lib/api.ts'
import { ButtonLink } from '../ui/button.tsx'
import { tagLabel } from './tag-label.ts'

export function NoGuides({ filter }: { filter: Outputs['guides']['listing']['filter'] }) {
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
      <ButtonLink to={paths.guides} variant="secondary" className="mt-3">
        {t('guides.showAll')}
      </ButtonLink>
    </div>
  )
}
