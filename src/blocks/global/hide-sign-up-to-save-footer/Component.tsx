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
      <span>
        {context.labels['form.hidden.note'] ?? 'Visitors do not see the sign-up line above the footer of this page.'}
      </span>
      <span {...field.reason}>{fields.reason}</span>
    </EditorNote>
  )
}
