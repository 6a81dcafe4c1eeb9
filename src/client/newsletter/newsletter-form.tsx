import { stepMailPath } from '../../shared/progress/step-mail-path.ts'
import {
  newsletterPath,
  isSubscriptionKey,
  newsletterStates,
  type NewsletterState,
} from '../../shared/newsletter/newsletter.ts'
import { useQueryString } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { TextField } from '../ui/form/text-field.tsx'

/**
 * Offers the weekly email with plain forms that work without script; the next page shows the result (B21.19). `heading` is `h1`
 * if the page shows nothing else.
 */
export function NewsletterForm({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const { t } = useLanguage()
  const query = useQueryString()
  const state = parseNewsletterState(query)
  const key = subscriptionKey(query)
  return (
    <section id="news-mail" aria-labelledby="news-mail-title" className="scroll-mt-24">
      <Card className="max-w-2xl">
        <Heading id="news-mail-title" className="text-xl">
          {t(state === 'leave-steps' || state === 'left-steps' ? 'news.leave-steps.title' : 'news.mailTitle')}
        </Heading>
        {isPress(state) && key !== undefined ? (
          <Press what={state} mailKey={key} />
        ) : (
          <>
            {state !== undefined && !isPress(state) && (
              <output className="mt-3 block font-semibold">{t(`news.state.${state}`)}</output>
            )}
            {state !== 'asked' && state !== 'confirmed' && <SignUp />}
          </>
        )}
      </Card>
    </section>
  )
}

/** Form targets by the action of the email's link. */
const presses = { confirm: newsletterPath, leave: newsletterPath, 'leave-steps': stepMailPath }
type PressName = keyof typeof presses

const isPress = (state: NewsletterState | undefined): state is PressName =>
  state !== undefined && state in presses

function Press({ what, mailKey }: { what: PressName; mailKey: string }) {
  const { t, language } = useLanguage()
  return (
    <form method="post" action={presses[what]} className="mt-3 grid justify-items-start gap-4">
      <p>{t(`news.${what}.text`)}</p>
      <input type="hidden" name="do" value={what} />
      <input type="hidden" name="key" value={mailKey} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit">{t(`news.${what}.action`)}</Button>
    </form>
  )
}

function SignUp() {
  const { t, language } = useLanguage()
  return (
    <form method="post" action={newsletterPath} className="mt-3 grid gap-4">
      <p className="text-soft">{t('news.mailText')}</p>
      <input type="hidden" name="language" value={language} />
      <TextField
        label={t('news.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      {/* A honeypot: only programs fill in this field. */}
      <div className="hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="grid justify-items-start gap-3">
        <Button type="submit">{t('news.ask')}</Button>
        <p className="text-sm text-soft">
          <LinkedText text={t('news.consent')} />
        </p>
      </div>
    </form>
  )
}

/** Returns the newsletter state that the URL contains; undefined without a valid one. */
export const parseNewsletterState = (query: URLSearchParams): NewsletterState | undefined =>
  newsletterStates.find((each) => each === query.get('mail'))

/** Returns the key from an email's link; undefined if its format is invalid. */
function subscriptionKey(query: URLSearchParams): string | undefined {
  const key = query.get('key') ?? ''
  return isSubscriptionKey(key) ? key : undefined
}
