import type { ComponentProps } from 'react'
import { Link } from '../platform/pages/navigation.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'premium'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2 text-center text-md text-balance leading-snug font-semibold transition-[opacity,transform] active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:opacity-90',
  secondary: 'border-control text-ink hover:bg-raised',
  quiet: 'border-transparent text-ink hover:bg-raised',
  premium: 'border-transparent bg-premium text-on-premium hover:opacity-90',
}

/** Returns the CSS classes of a button, for a link that looks like one. */
export function getButtonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${shape} ${variants[variant]} ${extra}`
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Whether the action is in progress. A pending button ignores further clicks. */
  pending?: boolean
}

export function Button({ variant, pending = false, className, children, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={getButtonClass(variant, className)}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
}

export function ButtonLink({ variant, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={getButtonClass(variant, className)} />
}
