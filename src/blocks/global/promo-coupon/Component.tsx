import type { SliceProps } from 'voix/slices'
import { toCodes } from '../../../booking/booking'
import { EditorNote } from '../../../components/EditorNote'
import { Section } from '../../../components/Section'
import type { promoCoupon } from './config'

export default function PromoCoupon({ fields, field, root, context }: SliceProps<typeof promoCoupon>) {
  const codes = toCodes(fields.codes)
  const title = `${context.labels['booking.coupon'] ?? 'Coupon'} (${fields.currency})`
  if (!fields.isShown || (codes.length === 0 && !fields.title))
    return (
      <EditorNote root={root} preview={context.preview} title={title}>
        <span {...field.codes}>{codes.join(', ')}</span>
      </EditorNote>
    )
  return (
    <Section root={root} tone={fields.tone} space="small">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card border-2 border-dashed border-current p-6 md:p-8">
        <div>
          {fields.title ? (
            <p {...field.title} className="heading text-2xl">
              {fields.title}
            </p>
          ) : null}
          {fields.copy ? (
            <p {...field.copy} className="mt-2 max-w-[36rem] text-muted">
              {fields.copy}
            </p>
          ) : null}
        </div>
        <p {...field.codes} className="flex flex-wrap gap-3">
          {codes.map((code) => (
            <strong key={code} className="badge text-xl">
              {code}
            </strong>
          ))}
        </p>
      </div>
    </Section>
  )
}
