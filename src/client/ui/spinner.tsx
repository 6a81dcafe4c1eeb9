import { Icon, turningIcon } from './icon.tsx'

export function Spinner() {
  return <Icon path={turningIcon} className="animate-turn" />
}
