import { Download } from '../../../components/Download'
import { EmptyPlace } from '../../../components/EmptyPlace'
import { SmallSection } from '../../../components/SmallSection'
import type { SliceProps } from 'voix/slices'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { downloadLink } from './config'

export default function DownloadLink({ fields, field, root, context }: SliceProps<typeof downloadLink>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      {fields.file ? (
        <Download file={fields.file.file} text={fields.text} attributes={field.text} />
      ) : context.preview ? (
        <EmptyPlace>
          <span {...field.text}>{fields.text}</span>{' '}
          {context.labels['download.none'] ?? 'Choose a file. Until then visitors see nothing here.'}
        </EmptyPlace>
      ) : null}
    </SmallSection>
  )
}
