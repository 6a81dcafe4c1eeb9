import { useEffect, useRef, type RefObject } from 'react'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { TextArea, SelectField } from '../../ui/form/text-field.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { useAdminAction } from '../actions/use-admin-action.ts'
import { Timestamp } from '../timestamp.tsx'
import { QuerySection } from '../section.tsx'

type Thread = RouterOutputs['admin']['message']

/** Shows a message with its replies, and the form of a reply. */
export function MessageSection({ id }: { id: string }) {
  const { t } = useLanguage()
  const message = trpc.admin.message.useQuery({ id: Number(id) }, { staleTime: 0 })
  return (
    <QuerySection
      title={t('admin.messages.number', { number: id })}
      beside={
        <Link to={adminPaths.messages} className="text-link text-md">
          {t('admin.messages.all')}
        </Link>
      }
      from={message}
    >
      {(thread) => <ThreadPart key={thread.replies.length} thread={thread} />}
    </QuerySection>
  )
}

function ThreadPart({ thread }: { thread: Thread }) {
  const { t } = useLanguage()
  const { email, readerId, createdAt, message, language, replies, state } = thread
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="text-md text-soft">
        {t(`admin.messages.${state}`)}
        {' · '}
        {readerId === null ? (
          t('admin.messages.stranger')
        ) : (
          <Link to={adminPaths.reader(readerId)} className="text-link">
            {t('admin.messages.reader')}
          </Link>
        )}
      </p>
      <Message by={email} at={createdAt} text={message} language={language} />
      {replies.map(({ id, operator, writtenAt, body }) => (
        <Message key={id} by={operator} at={writtenAt} text={body} language={language} ours />
      ))}
      <Answer thread={thread} />
    </div>
  )
}

function Message(props: { by: string; at: string; text: string; language: string; ours?: true }) {
  return (
    <article
      className={`rounded-card border p-4 ${props.ours ? 'border-accent/40 bg-accent-soft md:ml-12' : 'border-line bg-surface md:mr-12'}`}
    >
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span className="break-all">{props.by}</span>
        <Timestamp at={props.at} />
      </p>
      <p lang={props.language} className="text-md break-words whitespace-pre-wrap">
        {props.text}
      </p>
    </article>
  )
}

function Answer({ thread: { id, state, language, templates } }: { thread: Thread }) {
  const { t } = useLanguage()
  const reply = useAdminAction(t('admin.messages.sent'))
  const move = useAdminAction(t('admin.messages.moved'))
  const field = useRef<HTMLFormElement>(null)
  const draft = useDraft(id, field)
  const next = state === 'open' ? 'closed' : 'open'
  const submit = createSubmitHandler((data) => {
    void reply.act(async (admin, operationId) => {
      await admin.answerMessage.mutate({ operationId, id, body: getFormText(data, 'body') })
      draft.forget()
    })
  })
  return (
    <form ref={field} method="post" className="grid gap-4" onSubmit={submit}>
      {templates.length > 0 && (
        <div className="needs-script">
          <SelectField
            label={t('admin.templates.place')}
            value=""
            onChange={({ target }) => {
              const chosen = templates.find((template) => String(template.id) === target.value)
              if (chosen !== undefined) appendTemplate(field.current, chosen.body)
              draft.keep()
            }}
          >
            <option value="">{t('admin.templates.choose')}</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <TextArea
        label={t('admin.messages.answer')}
        hint={t('admin.messages.answerHint')}
        name="body"
        rows={7}
        maxLength={10_000}
        lang={language}
        onInput={draft.keep}
        required
      />
      <FormAlert text={reply.failure ?? move.failure} />
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <Button
          variant="secondary"
          pending={move.pending}
          onClick={() => void move.act((admin) => admin.moveMessage.mutate({ id, state: next }))}
        >
          {t(`admin.messages.move.${next}`)}
        </Button>
        <Button type="submit" pending={reply.pending}>
          {t('admin.messages.send')}
        </Button>
      </div>
    </form>
  )
}

/** Keeps an unsent reply in session storage, until it is sent or the operator logs out. */
function useDraft(id: number, form: RefObject<HTMLFormElement | null>) {
  const key = `reply:${id}`
  useEffect(() => {
    const written = availableStorages().session?.getItem(key)
    const field = replyIn(form.current)
    if (written != null && field?.value === '') field.value = written
  }, [key, form])
  return {
    keep: () => storeItem(availableStorages().session, key, replyIn(form.current)?.value ?? ''),
    forget: () => availableStorages().session?.removeItem(key),
  }
}

function replyIn(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem('body')
  return field instanceof HTMLTextAreaElement ? field : undefined
}

/** Appends the template to the text in the reply field. */
function appendTemplate(form: HTMLFormElement | null, body: string): void {
  const field = replyIn(form)
  if (field === undefined) return
  const written = field.value.trimEnd()
  field.value = written === '' ? body : `${written}\n\n${body}`
  field.focus()
}
