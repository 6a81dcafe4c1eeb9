import { useId, type ComponentProps, type ReactNode } from 'react'

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Offers a few visible options as native radio buttons, so that the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <Segments label={props.label}>
      {props.options.map((option) => (
        <Segment
          key={option.value}
          label={option.label}
          name={name}
          checked={props.value === option.value}
          onChange={() => props.onChange(option.value)}
        />
      ))}
    </Segments>
  )
}

export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="flex w-fit rounded-control border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

export function Segment({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="rounded-[6px] px-3 py-1.5 text-sm text-soft hover:text-ink has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input type="radio" className="sr-only" {...input} />
      {label}
    </label>
  )
}
