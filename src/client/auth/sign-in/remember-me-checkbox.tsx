import { useLanguage } from '../../platform/texts/language.tsx'

/** Renders the checkbox "remember me". If it is unchecked, the session ends when the browser closes. */
export function RememberMeCheckbox() {
  const { t } = useLanguage()
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-md">
      <input type="checkbox" name="remember" defaultChecked className="size-4.5 accent-accent" />
      {t('auth.remember')}
    </label>
  )
}
