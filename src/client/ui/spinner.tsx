import { Icon, spinnerIcon } from './icon.tsx'

export function Spinner() {
  return <Icon path={spinnerIcon} className="animate-turn" />
}
