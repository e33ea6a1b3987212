import { Download } from '../../../components/Download'
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
        <p {...field.text} data-apart="" className="text-muted">
          {fields.text} — choose a file
        </p>
      ) : null}
    </SmallSection>
  )
}
