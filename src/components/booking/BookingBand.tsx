import type { Attributes } from '../attributes'
import { Section } from '../Section'
import type { Tone } from '../tone'
import { BookingForm, type BookingFormProps } from './BookingForm'

export interface BookingBandProps extends Omit<BookingFormProps, 'children'> {
  root: Attributes
  fields: { title: string; copy: string; tone: Tone }
  field: { title: Attributes; copy: Attributes }
}

/** A booking widget with a title and a sentence above it. */
export function BookingBand({ root, fields, field, ...form }: BookingBandProps) {
  return (
    <Section root={root} tone={fields.tone} space="small" width="wide">
      {fields.title ? (
        <p {...field.title} className="heading text-3xl">
          {fields.title}
        </p>
      ) : null}
      {fields.copy ? (
        <p {...field.copy} className="mt-2 mb-6 text-lg text-muted">
          {fields.copy}
        </p>
      ) : null}
      <BookingForm {...form} />
    </Section>
  )
}
