import { useLanguage } from '../lib/i18n.tsx'

const shown = [
  { section: 'section.tools', fading: '' },
  { section: 'section.steps', fading: 'mask-b-from-0%' },
] as const
const lines = ['w-full', 'w-11/12', 'w-[97%]', 'w-4/5', 'w-[94%]', 'w-2/3']

/** Stands for the locked part. The section names are the same in every guide; the lines are bars, never text. */
export function FillerText() {
  const { t } = useLanguage()
  return (
    <div className="mt-10 grid gap-8 select-none">
      {shown.map(({ section, fading }) => (
        <div key={section}>
          <p className="text-lg font-semibold text-soft">{t(section)}</p>
          <div aria-hidden="true" className={`-mx-1.5 mt-2.5 grid gap-3.5 p-1.5 blur-[3px] ${fading}`}>
            {lines.map((width) => (
              <div key={width} className={`h-3 rounded-full bg-control/50 ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
