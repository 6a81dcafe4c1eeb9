import type { FormEvent } from 'react'
import { paths, pathIn } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { useNavigate } from '../lib/navigation.tsx'
import { Button } from './button.tsx'
import { Icon, searchIcon } from './icon.tsx'

/** Searches the guides: a plain GET form, which script only makes quicker. */
export function SearchForm({ text = '' }: { text?: string }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    navigate(typeof q === 'string' && q.trim() !== '' ? paths.guidesTagged(q.trim()) : paths.guides)
  }

  return (
    <search>
      <form action={pathIn(language, paths.guides)} className="flex max-w-xl gap-2" onSubmit={search}>
        <div className="relative min-w-0 flex-1">
          <Icon
            path={searchIcon}
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
          />
          <input
            key={text}
            type="search"
            name="q"
            defaultValue={text}
            aria-label={t('ui.searchLabel')}
            placeholder={t('ui.searchHint')}
            className="min-h-12 w-full rounded-control border border-control bg-surface pr-4 pl-11 placeholder:text-soft"
          />
        </div>
        <Button type="submit" className="min-h-12">
          {t('ui.search')}
        </Button>
      </form>
    </search>
  )
}
