import { localizePath } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useNavigate } from '../platform/pages/navigation.tsx'
import { Button } from '../ui/button.tsx'
import { createSubmitHandler, getFormText } from '../ui/form/form-data.ts'

interface SearchFormProps {
  find: string
  label: string
  /** Path of the unfiltered list. */
  path: string
  pathOf: (find: string) => string
}

/** Searches a list with a GET form, which works before hydration. */
export function AdminSearchForm({ find, label, path, pathOf }: SearchFormProps) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  return (
    <search>
      <form
        method="get"
        action={localizePath(language, path)}
        className="flex max-w-2xl flex-wrap gap-3"
        onSubmit={createSubmitHandler((data) => {
          const wanted = getFormText(data, 'find')
          navigate(wanted.trim() === '' ? path : pathOf(wanted))
        })}
      >
        <input
          type="search"
          name="find"
          defaultValue={find}
          aria-label={label}
          placeholder={label}
          className="min-h-11 min-w-0 flex-1 basis-64 rounded-control border border-control bg-canvas px-3.5 text-md placeholder:text-soft"
        />
        <Button type="submit" variant="secondary">
          {t('ui.search')}
        </Button>
      </form>
    </search>
  )
}

/** Parses the search text of a list from its query string; omits an empty one. */
export function parseSearchInput(query: URLSearchParams): { find?: string } {
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  return find === '' ? {} : { find }
}
