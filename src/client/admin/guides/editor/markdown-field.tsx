import { useId, useRef, type KeyboardEvent } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import type { GuideLanguage } from '../../../../shared/languages.ts'
import { formatMarkdown, markdownFormats, formatShortcuts, type MarkdownFormat } from './format-markdown.ts'

interface MarkdownFieldProps {
  label: string
  language: GuideLanguage
  value: string
  onChange: (value: string) => void
}

/** Renders a text field with buttons and shortcuts for Markdown (decision 0047). */
export function MarkdownField({ label, language, value, onChange }: MarkdownFieldProps) {
  const { t } = useLanguage()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const format = (wanted: MarkdownFormat) => {
    if (field.current !== null) apply(field.current, wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = markdownFormats.find((each) => formatShortcuts[each] === event.key.toLowerCase())
    if (wanted === undefined || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    format(wanted)
  }
  return (
    <div>
      <label htmlFor={id} className="text-md font-semibold">
        {label}
      </label>
      <div
        role="toolbar"
        aria-label={t('admin.guide.toolbar', { label })}
        aria-controls={id}
        className="needs-script mt-1.5 flex flex-wrap gap-1"
      >
        {markdownFormats.map((each) => (
          <button
            key={each}
            type="button"
            className="min-h-9 rounded-control border border-line px-2.5 text-sm text-soft hover:bg-raised hover:text-ink"
            onClick={() => format(each)}
          >
            {t(`admin.guide.format.${each}`)}
          </button>
        ))}
      </div>
      <textarea
        ref={field}
        id={id}
        lang={language}
        rows={18}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="mt-1.5 w-full resize-y rounded-control border border-control bg-canvas px-3.5 py-2.5 font-mono text-md text-ink"
      />
    </div>
  )
}

/** Applies the edit as if it was typed, so that the browser can undo it. */
function apply(field: HTMLTextAreaElement, format: MarkdownFormat): void {
  const { from, to, by, selected } = formatMarkdown(
    field.value,
    field.selectionStart,
    field.selectionEnd,
    format,
  )
  field.focus()
  field.setSelectionRange(from, to)
  // oxlint-disable-next-line typescript/no-deprecated -- no other way keeps the undo history
  document.execCommand('insertText', false, by)
  field.setSelectionRange(...selected)
}
