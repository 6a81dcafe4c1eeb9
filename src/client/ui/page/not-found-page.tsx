import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../button.tsx'
import { GuideSearchForm } from '../form/guide-search-form.tsx'
import { MessagePage } from './message-page.tsx'
import shelf from './shelf-gap.svg'

/** Shows a search field below a drawing of a bookshelf with a gap. */
export function NotFoundPage() {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')}>
      <div className="w-full">
        <img src={shelf} alt="" width={538} height={206} className="mb-8 w-full max-w-lg" />
        <GuideSearchForm />
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
