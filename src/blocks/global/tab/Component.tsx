import { RichText } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { tab } from './config'

/** The panel of a tab. `tabs` renders its title in the tab list. */
export default function Tab({ fields, field, root, slot, slots }: SliceProps<typeof tab>) {
  return (
    <div {...root} {...slot.default} className="flex flex-col gap-8">
      <RichText {...field.copy} value={fields.copy} className="prose-voix max-w-[46rem] text-lg" />
      {slots.default}
    </div>
  )
}
