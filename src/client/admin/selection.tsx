import { useLanguage } from '../platform/texts/language.tsx'

/** Ids of rows, or a string that stands for all rows on all pages that match the filter. */
type Selection = ReadonlySet<number> | string

/** Selected rows of one page. */
type PageSelection = ReturnType<typeof createPageSelection>

export function createPageSelection(
  selection: Selection,
  /** Ids of the selectable rows on this page. */
  onPage: readonly number[],
  select: (ids: ReadonlySet<number>) => void,
) {
  const chosen = new Set(typeof selection === 'string' ? onPage : selection)
  return {
    onPage,
    isSelected: (id: number) => chosen.has(id),
    set: (ids: readonly number[], isSelected: boolean) => {
      for (const id of ids) {
        if (isSelected) chosen.add(id)
        else chosen.delete(id)
      }
      select(chosen)
    },
  }
}

const box = 'size-5 align-middle accent-(--color-accent)'

/** Renders the checkbox that selects all rows of a page. */
export function SelectPageCheckbox({ of: { onPage, isSelected, set } }: { of: PageSelection }) {
  const { t } = useLanguage()
  if (onPage.length === 0) return null
  const all = onPage.every(isSelected)
  return (
    <label className="needs-script mb-1 flex min-h-11 w-fit items-center gap-3 text-md">
      <input type="checkbox" checked={all} onChange={() => set(onPage, !all)} className={box} />
      {t('admin.guides.selectPage')}
    </label>
  )
}

export function SelectRowCheckbox({ of: { isSelected, set }, id }: { of: PageSelection; id: number }) {
  const { t } = useLanguage()
  return (
    <input
      type="checkbox"
      checked={isSelected(id)}
      onChange={() => set([id], !isSelected(id))}
      aria-label={t('admin.guides.select', { id: String(id) })}
      className={`needs-script ${box}`}
    />
  )
}
