import type { SliceProps } from 'voix/slices'
import { EditorNote } from '../../../components/EditorNote'
import type { hideSignUpToSaveFooter } from './config'

export default function HideSignUpToSaveFooter({
  fields,
  field,
  root,
  context,
}: SliceProps<typeof hideSignUpToSaveFooter>) {
  return (
    <EditorNote
      root={root}
      preview={context.preview}
      title={context.labels['form.hidden'] ?? 'Without the sign-up line'}
    >
      <span {...field.reason}>{fields.reason}</span>
    </EditorNote>
  )
}
