import { useLanguage } from '../platform/texts/language.tsx'

/** Renders the logo: three book spines in the shape of a rising chart, and the name of the shop. */
export function Logo() {
  const { t } = useLanguage()
  return (
    <span className="inline-flex items-center gap-2.5 font-[650] max-[24rem]:text-sm tracking-tight whitespace-nowrap">
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <rect x="2" y="11" width="5" height="10" rx="1.25" fill="currentColor" opacity="0.45" />
        <rect x="9.5" y="7" width="5" height="14" rx="1.25" fill="currentColor" opacity="0.75" />
        <rect x="17" y="3" width="5" height="18" rx="1.25" className="fill-accent" />
      </svg>
      {t('site.name')}
    </span>
  )
}
