import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { accordion } from './config'

export default function Accordion({ fields, field, root, slot, slots, context }: SliceProps<typeof accordion>) {
  return (
    <Section root={root} tone={fields.tone} width="text">
      <SectionHead fields={fields} field={field} align="left" />
      {slots.default || context.preview ? (
        <div {...slot.default} className="nested">
          {slots.default}
        </div>
      ) : null}
    </Section>
  )
}
