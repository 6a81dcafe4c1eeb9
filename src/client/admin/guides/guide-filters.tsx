import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import {
  adminGuideSorts,
  guideStates,
  japaneseTranslationStates,
} from '../../../shared/guides/editing/guide-states.ts'
import { localizePath } from '../../../shared/paths.ts'
import { useNavigate } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { buildGuidesPath, parseGuidesView, type GuidesView } from './guides-view.ts'

const control = 'min-h-11 min-w-0 rounded-control border border-control bg-canvas px-3 text-md text-ink'

/** Filters the guides with a GET form, which works before hydration. */
export function GuideFilters({ view }: { view: GuidesView }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  return (
    <search>
      <form
        method="get"
        action={localizePath(language, adminPaths.guides)}
        className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap"
        onSubmit={createSubmitHandler((data) => navigate(buildGuidesPath(parseGuidesView(queryOf(data)))))}
      >
        <input
          type="search"
          name="q"
          defaultValue={view.q ?? ''}
          aria-label={t('admin.guides.search')}
          placeholder={t('admin.guides.search')}
          className={`${control} flex-1 basis-56 max-sm:col-span-2 placeholder:text-soft`}
        />
        <input
          name="tag"
          defaultValue={view.tag ?? ''}
          aria-label={t('admin.guides.tag')}
          placeholder={t('admin.guides.tag')}
          className={`${control} basis-36 placeholder:text-soft`}
        />
        <Select name="state" label={t('admin.guides.state')} chosen={view.state}>
          <option value="">{t('admin.guides.anyState')}</option>
          {guideStates.map((state) => (
            <option key={state} value={state}>
              {t(`admin.guides.state.${state}`)}
            </option>
          ))}
        </Select>
        <Select name="japanese" label={t('admin.guides.japanese')} chosen={view.japanese}>
          <option value="">{t('admin.guides.anyJapanese')}</option>
          {japaneseTranslationStates.map((state) => (
            <option key={state} value={state}>
              {t(`admin.guides.japanese.${state}`)}
            </option>
          ))}
        </Select>
        <Select name="sort" label={t('admin.guides.sort')} chosen={view.sort}>
          {adminGuideSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`admin.guides.sort.${sort}`)}
            </option>
          ))}
        </Select>
        <Select name="up" label={t('admin.guides.order')} chosen={view.up ? '1' : ''}>
          <option value="">{t('admin.guides.down')}</option>
          <option value="1">{t('admin.guides.up')}</option>
        </Select>
        <Button type="submit" variant="secondary">
          {t('admin.guides.show')}
        </Button>
      </form>
    </search>
  )
}

const queryOf = (data: FormData) =>
  new URLSearchParams([...data.keys()].map((name) => [name, getFormText(data, name)]))

interface SelectProps {
  name: string
  label: string
  chosen: string | undefined
  children: React.ReactNode
}

function Select({ name, label, chosen = '', children }: SelectProps) {
  return (
    <select name={name} aria-label={label} defaultValue={chosen} className={control}>
      {children}
    </select>
  )
}
