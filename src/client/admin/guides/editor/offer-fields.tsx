import { useId, useState } from 'react'
import { getMinCharge } from '../../../../shared/prices.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { toMajorUnits, toMinorUnits } from '../../amounts.ts'
import type { GuideFieldsProps } from './use-guide-edit.ts'

interface OfferFieldsProps extends GuideFieldsProps {
  /** All tags that existing guides use. */
  tags: readonly string[]
}

const maxProposedTags = 12

/** Fields for price, tags and income. */
export function OfferFields({ guide, tags, change }: OfferFieldsProps) {
  const { t } = useLanguage()
  const [dollars, setDollars] = useState(toMajorUnits(guide.price, 'usd'))
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField
        label={t('admin.guides.priceUsd')}
        type="number"
        step="0.01"
        min={getMinCharge('usd') / 100}
        value={dollars}
        onChange={(event) => {
          setDollars(event.target.value)
          change({ price: toMinorUnits(event.target.value, 'usd') })
        }}
      />
      <TextField
        label={t('admin.guide.part.priceJpy')}
        hint={t('admin.guide.yenHint')}
        type="number"
        min={getMinCharge('jpy')}
        value={guide.priceJpy ?? ''}
        onChange={({ target }) =>
          change({ priceJpy: target.value === '' ? null : Math.round(Number(target.value)) })
        }
      />
      <label className="flex min-h-11 items-center gap-3 text-md sm:col-span-2">
        <input
          type="checkbox"
          checked={guide.isFreePreview}
          onChange={(event) => change({ isFreePreview: event.target.checked })}
          className="size-5 accent-(--color-accent)"
        />
        {t('admin.guide.free')}
      </label>
      <div className="sm:col-span-2">
        <Tags tags={guide.tags} known={tags} setTags={(next) => change({ tags: next })} />
      </div>
      <TextField
        label={t('admin.guide.part.incomeRange')}
        value={guide.incomeRange}
        onChange={(event) => change({ incomeRange: event.target.value })}
      />
    </div>
  )
}

interface TagsProps {
  tags: readonly string[]
  known: readonly string[]
  setTags: (tags: string[]) => void
}

function Tags({ tags, known, setTags }: TagsProps) {
  const { t } = useLanguage()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const add = (tag: string) => {
    setTyped('')
    if (tag.trim() !== '' && !tags.includes(tag.trim())) setTags([...tags, tag.trim()])
  }
  const others = known.filter((tag) => !tags.includes(tag))
  return (
    <div>
      <TextField
        label={t('admin.guide.part.tags')}
        hint={t('admin.guide.tagsHint')}
        list={listId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add(typed)
        }}
      />
      <datalist id={listId}>
        {others.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...tags, ...others.slice(0, maxProposedTags)].map((tag) => {
          const isChosen = tags.includes(tag)
          return (
            <li key={tag}>
              <button
                type="button"
                aria-label={t(isChosen ? 'admin.guide.removeTag' : 'admin.guide.addTag', { tag })}
                className={`min-h-9 rounded-full border px-3 text-sm ${isChosen ? 'border-accent/40 bg-accent-soft text-accent' : 'border-line text-soft hover:bg-raised'}`}
                onClick={() => (isChosen ? setTags(tags.filter((each) => each !== tag)) : add(tag))}
              >
                {isChosen ? `${tag} ×` : `+ ${tag}`}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
