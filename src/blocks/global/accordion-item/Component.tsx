import { PlusIcon } from '../../../components/icons'
import { RichText } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { accordionItem } from './config'

export default function AccordionItem({ fields, field, root, slots, context }: SliceProps<typeof accordionItem>) {
  const inside = (
    <>
      <RichText {...field.copy} value={fields.copy} className="prose-voix max-w-[46rem] text-muted" />
      {slots.default ? <div className="mt-5">{slots.default}</div> : null}
    </>
  )
  // Visitors cannot open an item without a title. Editors still see it, so that they can add one.
  if (!fields.title && !context.preview)
    return (
      <div {...root} className="accordion-item py-7">
        {inside}
      </div>
    )
  return (
    <details {...root} open={fields.open} className="accordion-item">
      <summary>
        <span {...field.title} className="text-lg font-semibold md:text-xl">
          {fields.title}
        </span>
        <PlusIcon className="size-6" />
      </summary>
      <div className="pb-7">{inside}</div>
    </details>
  )
}
