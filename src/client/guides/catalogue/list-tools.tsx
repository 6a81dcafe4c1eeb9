import { listingSorts } from '../../../shared/guides/guides.ts'
import { paths, pathIn } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useNavigate } from '../../platform/pages/navigation.tsx'
import { formPath } from '../../ui/form/form-path.ts'
import { Button } from '../../ui/button.tsx'
import type { ListingInput } from './listing-input.ts'
import { useCampaign } from './use-campaign.ts'

/** Order, and free guides only: a plain GET form that keeps what is searched, sent by itself where script runs. */
export function ListTools({ input: { q, sort, free } }: { input: ListingInput }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const campaign = Object.entries(useCampaign())
  const address = [q, sort, free].join()
  return (
    <form
      key={address}
      action={pathIn(language, paths.guides)}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 text-md"
      onChange={(event) => navigate(formPath(event.currentTarget))}
    >
      {campaign.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name="free"
          value="1"
          defaultChecked={free}
          className="size-4.5 accent-accent"
        />
        {t('guides.onlyFree')}
      </label>
      <label className="flex items-center gap-2">
        <span className="text-soft">{t('guides.sort')}</span>
        <select
          name="sort"
          defaultValue={sort ?? ''}
          className="min-h-11 rounded-control border border-control bg-surface px-3"
        >
          <option value="">{t('guides.sort.best')}</option>
          {listingSorts.map((each) => (
            <option key={each} value={each}>
              {t(`guides.sort.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('guides.apply')}
        </Button>
      </div>
    </form>
  )
}
