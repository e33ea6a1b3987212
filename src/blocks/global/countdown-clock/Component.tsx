import { Section } from '../../../components/Section'
import { pickLabels } from '../../../components/labels'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { clock } from './clock.part'
import type { countdownClock } from './config'
import { UNITS } from './remaining'

export default function CountdownClock({
  fields,
  field,
  root,
  hydrationMode,
  context,
}: SliceProps<typeof countdownClock>) {
  if (!fields.date && !context.preview) return <div {...root} hidden />
  return (
    <Section root={root} tone={fields.tone} space="small" className="text-center">
      {fields.title ? (
        <p {...field.title} className="mb-5 text-xl font-semibold">
          {fields.title}
        </p>
      ) : null}
      {fields.date ? (
        <div {...field.date}>
          <Island
            part={clock}
            mode={hydrationMode}
            props={{
              date: fields.date,
              finished: fields.finished,
              labels: pickLabels(
                context.labels,
                UNITS.map((unit) => `countdown.${unit}`),
              ),
            }}
          />
        </div>
      ) : null}
    </Section>
  )
}
