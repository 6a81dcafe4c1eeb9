import { useState } from 'react'
import { guideLanguages, type GuideLanguage } from '../../../../shared/languages.ts'
import { paths } from '../../../../shared/paths.ts'
import { getRefusalCode } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { NotFoundPage } from '../../../ui/page/not-found-page.tsx'
import { AdminSubsection, QueryResult, SectionHeading } from '../../section.tsx'
import { parseEditedGuideId } from '../guides-view.ts'
import { StateBadge } from '../state-badge.tsx'
import { FactFields, VideoFields } from './fact-fields.tsx'
import { VersionHistory } from './version-history.tsx'
import { LanguagePane } from './language-pane.tsx'
import { OfferFields } from './offer-fields.tsx'
import { ImageField } from './image-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { GuideTitle } from '../../guide-title.tsx'
import { GuideStateActions } from './state-actions.tsx'
import { useGuideEdit, type EditedGuide } from './use-guide-edit.ts'

/** Edits a guide in all its languages (B20.55 to B20.57). */
export function GuideEditor(props: { id: string }) {
  const id = parseEditedGuideId(props.id)
  // Bypasses the cache, because an edit must begin with the stored version.
  const opened = trpc.guides.editing.useQuery({ id }, { gcTime: 0 })
  if (getRefusalCode(opened.error) === 'not-found') return <NotFoundPage />
  return <QueryResult from={opened}>{(data) => <OpenedEditor id={id} opened={data} />}</QueryResult>
}

function OpenedEditor({ id, opened }: { id: number | null; opened: EditedGuide }) {
  const { t, language } = useLanguage()
  const edit = useGuideEdit(opened, id)
  // The language shown on phones. A new guide begins with English, which is required.
  const [shown, setShown] = useState<GuideLanguage>(id === null ? 'en' : language)
  const { guide, stored, change } = edit
  return (
    <SectionHeading
      title={
        stored === null ? (
          t('admin.guides.new')
        ) : (
          <GuideTitle titleEn={stored.guide.titleEn} titleJa={stored.guide.titleJa} />
        )
      }
      beside={
        stored !== null && (
          <div className="flex flex-wrap items-center gap-3">
            <StateBadge state={stored.state} publishAt={stored.publishAt} />
            {stored.state === 'on-sale' && (
              <Link to={paths.guide(stored.id)} className="text-link py-2 text-md">
                {t('admin.guide.page')}
              </Link>
            )}
          </div>
        )
      }
    >
      <SaveBar edit={edit} />
      <div className="needs-script mt-6 w-fit">
        <SegmentedControl
          label={t('admin.guide.languages')}
          options={guideLanguages.map((value) => ({ value, label: t(`admin.guide.language.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <div className={shown === 'en' ? '' : 'max-lg:hidden'}>
          <LanguagePane id={id} language="en" guide={guide} change={change} />
        </div>
        <div className={shown === 'en' ? 'max-lg:hidden' : ''}>
          <LanguagePane
            key={shown}
            id={id}
            language={shown === 'en' ? 'ja' : shown}
            guide={guide}
            change={change}
          />
        </div>
      </div>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <div>
          <AdminSubsection title={t('admin.guide.offer')}>
            <OfferFields key={stored?.version} guide={guide} tags={opened.tags} change={change} />
          </AdminSubsection>
          <AdminSubsection title={t('admin.guide.part.thumbnailUrl')}>
            <ImageField id={id} guide={guide} change={change} />
          </AdminSubsection>
        </div>
        <AdminSubsection title={t('admin.guide.part.metadata')}>
          <FactFields guide={guide} change={change} />
        </AdminSubsection>
      </div>
      <AdminSubsection title={t('admin.guide.part.referenceVideos')}>
        <VideoFields guide={guide} change={change} />
      </AdminSubsection>
      {stored !== null && (
        <>
          <AdminSubsection title={t('admin.guide.sale')}>
            <GuideStateActions guide={stored} changed={edit.reload} unsaved={edit.kept !== 'saved'} />
          </AdminSubsection>
          <AdminSubsection title={t('admin.guide.history')}>
            <VersionHistory guideId={stored.id} version={stored.version} onRestored={edit.reload} />
          </AdminSubsection>
        </>
      )}
    </SectionHeading>
  )
}
