import { useLanguage } from '../platform/texts/language.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'

// Paths of lucide's icons (ISC license).
const features = [
  [
    'zero',
    'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4m1 12h14',
  ],
  [
    'streams',
    'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83zM2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17',
  ],
  [
    'stories',
    'M14 14a2 2 0 0 0 2-2V8h-2m8 9a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM8 14a2 2 0 0 0 2-2V8H8',
  ],
  ['strategies', 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4'],
] as const

export function Features() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-2xl">
        {t('home.features')}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(([name, path]) => (
          <li key={name} className="grid">
            <Card>
              <Icon path={path} className="text-xl text-accent" />
              <h3 className="mt-4 text-base">{t(`home.feature.${name}.title`)}</h3>
              <p className="mt-2 text-md text-soft">{t(`home.feature.${name}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
