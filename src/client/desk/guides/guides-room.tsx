import { GuideFiles } from './files/guide-files.tsx'
import { GuideList } from './guide-list.tsx'
import { GuideEditor } from './editor/guide-editor.tsx'
import { editedId } from './guides-view.ts'

/** All guides, one of them, a new one, or all of them as files. */
export function GuidesRoom({ id }: { id: string }) {
  if (id === 'files') return <GuideFiles />
  return id === '' ? <GuideList /> : <GuideEditor key={id} id={editedId(id)} />
}
