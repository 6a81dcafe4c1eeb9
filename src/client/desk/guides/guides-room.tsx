import { GuideList } from './guide-list.tsx'
import { GuideEditor } from './editor/guide-editor.tsx'
import { editedId } from './guides-view.ts'

/** All guides, or one of them, or a new one. */
export function GuidesRoom({ id }: { id: string }) {
  return id === '' ? <GuideList /> : <GuideEditor key={id} id={editedId(id)} />
}
