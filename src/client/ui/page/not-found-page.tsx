import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../button.tsx'
import { SearchForm } from '../form/search-form.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')}>
      <div className="w-full">
        <SearchForm />
      </div>
      <ButtonLink to={paths.guides} variant="secondary">
        {t('notFound.toGuides')}
      </ButtonLink>
      <ButtonLink to={paths.home} variant="secondary">
        {t('ui.backHome')}
      </ButtonLink>
    </MessagePage>
  )
}
