import { adminPaths } from '../../../../shared/admin/admin-paths.ts'
import { useEffect, useState } from 'react'
import type { GuideLanguage } from '../../../../shared/languages.ts'
import type { RouterOutputs } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'

interface TextPreviewProps {
  id: number | null
  language: GuideLanguage
  title: string
  content: string
}

const debounceMs = 400

/** Shows the text as the shop renders it, with the end of the free preview (B20.57). */
export function TextPreview(props: TextPreviewProps) {
  const { t } = useLanguage()
  const preview = usePreview(props)
  if (preview === undefined || props.content.trim() === '') return null
  const { html, preview: free, readingMinutes, outline, twins } = preview
  return (
    <details open className="rounded-card border border-line p-4">
      <summary className="cursor-pointer text-md font-semibold">
        {t('admin.guide.preview', { count: readingMinutes })}
      </summary>
      {twins.map((twin) => (
        <output
          key={twin.id}
          className="mt-3 block rounded-control border border-danger px-3.5 py-2.5 text-md"
        >
          {t('admin.guide.twin', { percent: Math.round(twin.likeness * 100) })}{' '}
          <Link to={adminPaths.guide(twin.id)} className="text-link">
            {twin.title}
          </Link>
        </output>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise it can't be scrolled by keyboard */}
      <div tabIndex={0} className="mt-3 max-h-[32rem] overflow-y-auto">
        <p lang={props.language} className="text-md text-soft">
          {free}
        </p>
        <p className="my-4 flex items-center gap-3 text-sm text-accent before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
          {t('admin.guide.cut')}
        </p>
        <div lang={props.language} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {outline.length > 0 && (
        <p className="mt-3 text-sm text-soft">
          {t('admin.guide.outline')} <span lang={props.language}>{outline.join(' / ')}</span>
        </p>
      )}
    </details>
  )
}

function usePreview({ id, language, title, content }: TextPreviewProps) {
  const { client } = trpc.useUtils()
  const [preview, setPreview] = useState<RouterOutputs['guides']['previewEdit']>()
  useEffect(() => {
    const control = new AbortController()
    const load = async () => {
      try {
        const input = { id, language, title, content }
        setPreview(await client.guides.previewEdit.mutate(input, { signal: control.signal }))
      } catch (error) {
        if (!control.signal.aborted) reportFailure('The preview could not be rendered', error)
      }
    }
    const timer = setTimeout(() => void load(), debounceMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [client, id, language, title, content])
  return preview
}
