import { useEffect, useRef } from 'react'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** A link to pass on; the shop keeps none, so each press makes another. */
export function GiftLink({ id }: { id: string }) {
  const { t, language } = useLanguage()
  const link = trpc.gifts.showLink.useMutation()
  const field = useRef<HTMLInputElement>(null)
  const { data } = link
  useEffect(() => {
    // Selected at once, ready to be copied.
    if (data !== undefined) field.current?.focus()
  }, [data])
  return (
    <section className="mt-8 grid max-w-xl justify-items-start gap-3">
      <Button variant="secondary" pending={link.isPending} onClick={() => link.mutate({ id, language })}>
        {t('gift.link')}
      </Button>
      {link.isError && <p role="alert">{t('gift.failed')}</p>}
      {data !== undefined && (
        <div className="w-full">
          <TextField
            label={t('gift.linkLabel')}
            hint={t('gift.linkText')}
            ref={field}
            readOnly
            value={data.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </section>
  )
}
