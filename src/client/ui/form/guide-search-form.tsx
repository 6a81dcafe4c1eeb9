import { useRef, useState, type ComponentType, type FormEvent, type MouseEvent, type RefObject } from 'react'
import { paths, localizePath } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useNavigate } from '../../platform/pages/navigation.tsx'
import { Button } from '../button.tsx'
import { OptionalPart } from '../optional-part.tsx'
import { buildFormPath } from './form-path.ts'
import { closeIcon, Icon, searchIcon } from '../icon.tsx'

interface GuideSearchFormProps {
  text?: string
  /** Query parameters that a new search keeps. */
  kept?: Readonly<Record<string, string>>
  /** Component that shows suggestions from the first character on. */
  suggestions?: ComponentType<{ field: RefObject<HTMLInputElement | null> }>
}

const nothing = {}

/** Searches the guides with a GET form that works without script. */
export function GuideSearchForm({
  text = '',
  kept = nothing,
  suggestions: Suggestions,
}: GuideSearchFormProps) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState(false)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTyping(false)
    navigate(buildFormPath(event.currentTarget))
  }

  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem('q')
    if (form === null || !(field instanceof HTMLInputElement)) return
    field.value = ''
    field.focus()
    if (text !== '') navigate(buildFormPath(form))
  }

  return (
    <search>
      <form action={localizePath(language, paths.guides)} className="flex max-w-xl gap-2" onSubmit={search}>
        <div className="relative min-w-0 flex-1">
          <Icon
            path={searchIcon}
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
          />
          <input
            ref={field}
            onInput={() => setTyping(true)}
            type="search"
            name="q"
            key={text}
            defaultValue={text}
            aria-label={t('ui.searchLabel')}
            placeholder={t('ui.searchHint')}
            className="peer min-h-12 w-full rounded-control border border-control bg-surface pr-12 pl-11 placeholder:text-soft"
          />
          <button
            type="button"
            aria-label={t('ui.clear')}
            className="absolute top-0 right-0 flex size-12 items-center justify-center rounded-control text-soft peer-placeholder-shown:hidden noscript:hidden hover:text-ink"
            onClick={clear}
          >
            <Icon path={closeIcon} />
          </button>
          {typing && Suggestions && (
            <OptionalPart>
              <Suggestions field={field} />
            </OptionalPart>
          )}
        </div>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className="min-h-12">
          {t('ui.search')}
        </Button>
      </form>
    </search>
  )
}
