import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { maxSearchLength, localizeTitle } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { buildListingPath } from './listing-query-string.ts'
import { translateTag } from './tag-label.ts'

/** Milliseconds without typing before suggestions are requested. */
const waitMs = 150

/** Suggests tags, tools and titles below a search field, as a combobox whose options are links (B4.31). */
export function SearchSuggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useLanguage('failures')
  const id = useId()
  const { text, isOpen, close } = useTyping(field)
  const options = useOptions(text)
  const isShown = isOpen && options.length > 0
  // `text` is the input that the position refers to: a position among the options of an earlier input is ignored.
  const [chosen, setChosen] = useState<{ text: string; place: number }>()
  const active = isShown && chosen?.text === text ? chosen.place : -1

  // The layout effect runs before the first paint, so that visible suggestions can always be closed.
  useLayoutEffect(() => {
    const input = field.current
    if (input === null) return
    describeField(input, { id, isShown, active })
    const onKey = (event: KeyboardEvent) => {
      if (!isShown || event.isComposing) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      // The arrow keys also move through the field itself, so there is one position more than options.
      const places = options.length + 1
      if (step !== undefined) setChosen({ text, place: ((active + 1 + step + places) % places) - 1 })
      else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && active >= 0) document.getElementById(`${id}-${active}`)?.click()
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [field, id, isShown, active, options.length, text, close])

  return (
    <>
      <output className="sr-only">{isShown && t('guides.suggestionCount', { count: options.length })}</output>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can hold no links
        role="listbox"
        tabIndex={-1}
        aria-label={t('guides.suggestions')}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-surface py-1"
        // Preventing the default keeps the focus in the field, so that the list does not close before the link is followed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ to, name, kind }, place) => (
          <Link
            key={to}
            to={to}
            id={`${id}-${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a datalist is no link
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-md hover:bg-raised aria-selected:bg-raised"
            onClick={close}
          >
            <span className="min-w-0 truncate">{name}</span>
            {kind !== undefined && <span className="shrink-0 text-sm text-soft">{kind}</span>}
          </Link>
        ))}
      </div>
    </>
  )
}

/** Sets the field's ARIA attributes. */
function describeField(
  input: HTMLInputElement,
  { id, isShown, active }: { id: string; isShown: boolean; active: number },
): void {
  input.setAttribute('role', 'combobox')
  input.setAttribute('autocomplete', 'off')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', id)
  input.setAttribute('aria-expanded', String(isShown))
  if (active < 0) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', `${id}-${active}`)
}

interface Option {
  to: string
  name: string
  kind?: string
}

function useOptions(text: string): readonly Option[] {
  const { t, language } = useLanguage()
  const { data } = trpc.guides.suggest.useQuery(
    { text },
    { enabled: text !== '', placeholderData: keepPreviousData, retry: false },
  )
  if (text === '' || data === undefined) return []
  return [
    ...data.tags.map((tag) => ({
      to: buildListingPath({ q: toTagSlug(tag) }),
      name: translateTag(tag, t),
      kind: t('guides.topic'),
    })),
    ...data.tools.map((tool) => ({ to: buildListingPath({ tool }), name: tool, kind: t('guides.tool') })),
    ...data.cards.map((card) => ({ to: paths.guide(card.id), name: localizeTitle(language, card).text })),
  ]
}

/** Returns the text of the field once typing pauses. Ignores text that an input method is still composing. */
function useTyping(field: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState(() => read(field.current))
  const [isOpen, setOpen] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Clearing the timer also discards the last typed text if it has not been read yet.
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const readSoon = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setText(read(input))
        setOpen(true)
      }, waitMs)
    }
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) readSoon()
    }
    const leaving = new AbortController()
    const { signal } = leaving
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('compositionend', onInput, { signal })
    // The user may have typed text while this component was loading.
    readSoon()
    input.addEventListener('blur', close, { signal })
    input.form?.addEventListener('submit', close, { signal })
    return () => {
      clearTimeout(timer.current)
      leaving.abort()
    }
  }, [field, close])
  return { text, isOpen, close }
}

function read(input: HTMLInputElement | null): string {
  return [...(input?.value ?? '').trim()].slice(0, maxSearchLength).join('')
}
