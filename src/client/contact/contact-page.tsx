import { paths } from '../../shared/paths.ts'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { useSeller } from '../legal/use-seller.ts'
import { ContactForm } from './contact-form.tsx'

// Path of lucide's icon (ISC license).
const mailIcon =
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z'

export async function prepare({ data, language, t }: PageRequest): Promise<Head> {
  // A failure is ignored here, because the page can be shown without the seller's address.
  await data.config.seller.prefetch({ language })
  return {
    status: 200,
    title: t('contact.head.title'),
    description: t('contact.head.description'),
    canonicalPath: paths.contact,
  }
}

export function Page() {
  const { t } = useLanguage()
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{t('contact.title')}</h1>
      <p className="mt-4 max-w-measure text-soft">{t('contact.introduction')}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <noscript>
            <p>{t('contact.needsScript')}</p>
          </noscript>
          <ContactForm />
        </Card>
        <aside className="grid gap-8">
          <ByEmail title={t('contact.byEmail')} />
          <Topics />
        </aside>
      </div>
    </div>
  )
}

/** Shows the email address, also for users without JavaScript. */
function ByEmail({ title }: { title: string }) {
  const seller = useSeller()
  if (seller === undefined) return null
  return (
    <section>
      <h2 className="text-base">{title}</h2>
      <p className="mt-2 flex items-center gap-2 text-md">
        <Icon path={mailIcon} className="text-soft" />
        <a href={`mailto:${seller.supportEmail}`} className="text-link wrap-anywhere">
          {seller.supportEmail}
        </a>
      </p>
    </section>
  )
}

const topics = ['purchase', 'guide', 'answered'] as const

function Topics() {
  const { t } = useLanguage()
  return topics.map((topic) => (
    <section key={topic}>
      <h2 className="text-base">{t(`contact.${topic}.title`)}</h2>
      <p className="mt-2 text-md text-soft">
        <LinkedText text={t(`contact.${topic}.text`)} />
      </p>
    </section>
  ))
}
