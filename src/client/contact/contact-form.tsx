import { useAuth } from '../auth/session/session-provider.tsx'
import { FormFailure } from '../ui/form/form-failure.tsx'
import { useQueryString } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button } from '../ui/button.tsx'
import { checkIcon, Icon } from '../ui/icon.tsx'
import { TextArea, TextField } from '../ui/form/text-field.tsx'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm() {
  const { session } = useAuth()
  const { t } = useLanguage()
  const guide = useQueryString().get('guide')
  const { sending, sent, failure, problemAt, onSubmit } = useContactForm()
  return (
    // With POST, a form that is submitted before hydration puts no message into the URL.
    <form method="post" noValidate className="needs-script grid gap-5" onSubmit={onSubmit}>
      <TextField
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={session?.email}
        error={problemAt('email')}
      />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.messageHint')}
        name="message"
        rows={8}
        required
        defaultValue={guide === null ? undefined : t('contact.askFor', { text: guide })}
        error={problemAt('message')}
      />
      <ForProgramsOnly />
      <FormFailure text={failure} />
      <output className="contents">
        {sent && (
          <span className="flex gap-3 rounded-control border border-accent bg-accent-soft px-4 py-3 text-md">
            <Icon path={checkIcon} className="mt-0.5 text-accent" />
            <span>
              <strong className="block">{t('contact.sentTitle')}</strong>
              {t('contact.sentText')}
            </span>
          </span>
        )}
      </output>
      <Button type="submit" className="min-h-12 sm:justify-self-start" pending={sending}>
        {t('contact.send')}
      </Button>
    </form>
  )
}

/** Renders a honeypot: users can't see or focus this field, so the server ignores a message that fills it in. */
function ForProgramsOnly() {
  return (
    <div hidden>
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" defaultValue="" />
    </div>
  )
}
