import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../button.tsx'

interface FormButtonsProps {
  /** Called by the cancel button. Undefined for a form without one. */
  cancel?: (() => void) | undefined
  children: ReactNode
}

/** Renders the buttons at the end of a form, with an optional cancel button first. */
export function FormButtons({ cancel, children }: FormButtonsProps) {
  const { t } = useLanguage()
  return (
    <div className="flex flex-wrap-reverse justify-end gap-3">
      {cancel !== undefined && (
        <Button variant="quiet" onClick={cancel}>
          {t('auth.cancel')}
        </Button>
      )}
      {children}
    </div>
  )
}

interface SubmitButtonsProps extends Omit<FormButtonsProps, 'children'> {
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
