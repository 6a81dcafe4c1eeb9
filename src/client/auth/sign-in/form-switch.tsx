/** Renders a link-like button that switches from one form to another. */
export function FormSwitch(props: { text?: string; action: string; onClick: () => void }) {
  return (
    <p className="mt-6 border-t border-line pt-3 text-md text-soft">
      {props.text}{' '}
      <button type="button" className="text-link min-h-11" onClick={props.onClick}>
        {props.action}
      </button>
    </p>
  )
}
