import { localizeTitle } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { getLangAttribute } from '../../platform/texts/get-lang-attribute.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { RelatedCards } from './related-guides.tsx'

/** Replaces a guide that is no longer sold: links to similar guides, and links its owners to their library. */
export function WithdrawnGuide({ guide }: { guide: NonNullable<RouterOutputs['guides']['withdrawn']> }) {
  const { t, language } = useLanguage('failures')
  const title = localizeTitle(language, guide)
  return (
    <>
      <MessagePage
        title={t('guide.withdrawn')}
        text={
          <>
            <strong lang={getLangAttribute(title, language)} className="block text-ink">
              {title.text}
            </strong>
            {t('guide.withdrawnText')}
          </>
        }
      >
        <ButtonLink to={paths.guides}>{t('notFound.toGuides')}</ButtonLink>
        <ButtonLink to={paths.myGuides} variant="secondary">
          {t('myGuides.title')}
        </ButtonLink>
      </MessagePage>
      <div className="page-width">
        <RelatedCards title={t('guide.related')} related={guide.related} />
      </div>
    </>
  )
}
