import { useState } from 'react'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { useAdminAction } from '../actions/use-admin-action.ts'
import { QuerySection } from '../section.tsx'

type Template = RouterOutputs['admin']['templates'][number]

const bodies = [
  ['en', 'bodyEn'],
  ['ja', 'bodyJa'],
] as const

/** Lists and edits answer templates, which exist in both languages (B20.32). */
export function TemplatesSection() {
  const { t } = useLanguage()
  const templates = trpc.admin.templates.useQuery(undefined, { staleTime: 0 })
  /** Id of the edited template; null for a new one, undefined for none. */
  const [edited, setEdited] = useState<number | null>()
  return (
    <QuerySection
      title={t('admin.templates.title')}
      text={t('admin.templates.text')}
      beside={
        <Link to={adminPaths.messages} className="text-link text-md">
          {t('admin.messages.all')}
        </Link>
      }
      from={templates}
    >
      {(list) => (
        <div className="grid max-w-3xl gap-4">
          {list.length === 0 && <p className="text-md text-soft">{t('admin.templates.none')}</p>}
          {list.map((template) =>
            edited === template.id ? (
              <TemplateForm key={template.id} template={template} close={() => setEdited(undefined)} />
            ) : (
              <TemplateCard key={template.id} template={template} edit={() => setEdited(template.id)} />
            ),
          )}
          {edited === null ? (
            <TemplateForm close={() => setEdited(undefined)} />
          ) : (
            <div>
              <Button className="needs-script" variant="secondary" onClick={() => setEdited(null)}>
                {t('admin.templates.new')}
              </Button>
            </div>
          )}
        </div>
      )}
    </QuerySection>
  )
}

function TemplateCard({ template, edit }: { template: Template; edit: () => void }) {
  const { t } = useLanguage()
  const { id, name } = template
  return (
    <article className="grid gap-3 rounded-card border border-line p-4 text-md">
      <h2 className="text-md font-semibold break-words">{name}</h2>
      {bodies.map(([lang, field]) => (
        <p key={field} lang={lang} className="line-clamp-3 break-words whitespace-pre-wrap text-soft">
          {template[field]}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="needs-script min-h-9 px-3 py-1 text-sm" onClick={edit}>
          {t('admin.templates.edit')}
        </Button>
        <ConfirmAction
          name={t('admin.templates.delete')}
          done={t('admin.templates.deleted')}
          asksReason={false}
          run={(admin) => admin.deleteTemplate.mutate({ id })}
        >
          <p>{t('admin.templates.deleteText', { name })}</p>
        </ConfirmAction>
      </div>
    </article>
  )
}

function TemplateForm({ template, close }: { template?: Template; close: () => void }) {
  const { t } = useLanguage()
  const action = useAdminAction(t('admin.templates.saved'), close)
  const submit = createSubmitHandler((form) => {
    const [name, bodyEn, bodyJa] = [
      getFormText(form, 'name'),
      getFormText(form, 'bodyEn'),
      getFormText(form, 'bodyJa'),
    ]
    void action.act((admin) => admin.saveTemplate.mutate({ id: template?.id ?? null, name, bodyEn, bodyJa }))
  })
  return (
    <form
      method="post"
      aria-label={template?.name ?? t('admin.templates.new')}
      className="grid gap-4 rounded-card border border-line p-4"
      onSubmit={submit}
    >
      <TextField
        label={t('admin.templates.name')}
        name="name"
        maxLength={80}
        defaultValue={template?.name}
        required
      />
      {bodies.map(([lang, field]) => (
        <TextArea
          key={field}
          label={t(`admin.templates.${field}`)}
          name={field}
          rows={5}
          maxLength={10_000}
          lang={lang}
          defaultValue={template?.[field]}
          required
        />
      ))}
      <FormAlert text={action.failure} />
      <SubmitButtons cancel={close} action={t('admin.templates.save')} pending={action.pending} />
    </form>
  )
}
