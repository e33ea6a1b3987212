import { Section } from '../../../components/Section'
import { RichText } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { richText } from './config'

const SIZES = { small: 'text-sm', normal: 'text-[1.0625rem]', large: 'text-xl md:text-2xl md:leading-relaxed' } as const

export default function RichTextSlice({ fields, field, root }: SliceProps<typeof richText>) {
  return (
    <Section root={root} tone={fields.tone} width={fields.width} space="small">
      <RichText
        {...field.copy}
        value={fields.copy}
        className={`prose-voix columns-[var(--vf-columns,auto)] gap-10 ${SIZES[fields.size]}`}
      />
    </Section>
  )
}
