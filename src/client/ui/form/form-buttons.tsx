import type { ReactNode, Ref } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../button.tsx'

interface FormButtonsProps {
  /** Called by the cancel button. Undefined for a form without one. */
  cancel?: (() => void) | undefined
  cancelRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Renders the buttons at the end of a form, with an optional cancel button first. */
export function FormButtons({ cancel, cancelRef, children }: FormButtonsProps) {
  const { t } = useLanguage()
  return (
    <div className="flex flex-wrap-reverse justify-end gap-3">
      {cancel !== undefined && (
        <Button ref={cancelRef} variant="quiet" onClick={cancel}>
          {t('auth.cancel')}
        </Button>
      )}
      {children}
    </div>
  )
}

interface SubmitButtonsProps extends Pick<FormButtonsProps, 'cancel'> {
  action: string
  pending: boolean
}

export function SubmitButtons({ cancel, action, pending }: SubmitButtonsProps) {
  return (
    <FormButtons cancel={cancel}>
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </FormButtons>
  )
}
