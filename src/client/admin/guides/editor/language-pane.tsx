import { useDeferredValue } from 'react'
import type { GuideLanguage } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { TextPreview } from './text-preview.tsx'
import type { GuideFieldsProps } from './use-guide-edit.ts'

interface LanguagePaneProps extends GuideFieldsProps {
  id: number | null
  language: GuideLanguage
}

const suffixes = { en: 'En', ja: 'Ja', th: 'Th' } as const

/** Edits title, summary and text in one language, with a preview of the text. */
export function LanguagePane({ id, language, guide, change }: LanguagePaneProps) {
  const { t } = useLanguage()
  const suffix = suffixes[language]
  const [title, summary, content] = [`title${suffix}`, `summary${suffix}`, `content${suffix}`] as const
  const shown = useDeferredValue(guide)
  const named = (name: string) =>
    t('admin.guide.in', { name, language: t(`admin.guide.language.${language}`) })
  return (
    <div className="grid content-start gap-4">
      <TextField
        label={named(t('admin.guide.title'))}
        lang={language}
        value={guide[title]}
        onChange={(event) => change({ [title]: event.target.value })}
      />
      <TextArea
        label={named(t('admin.guide.summary'))}
        lang={language}
        rows={3}
        value={guide[summary]}
        onChange={(event) => change({ [summary]: event.target.value })}
      />
      <MarkdownField
        label={named(t('admin.guide.content'))}
        language={language}
        value={guide[content]}
        onChange={(text) => change({ [content]: text })}
      />
      <TextPreview id={id} language={language} title={shown[title]} content={shown[content]} />
    </div>
  )
}
