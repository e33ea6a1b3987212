import type { CSSProperties } from 'react'
import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Section } from '../../../components/Section'
import { toneOf } from '../../../components/tone'
import type { skewedThreeLines } from './config'

const LINES = ['first', 'second', 'third'] as const
const INSETS = ['0%', '6%', '12%']

export default function SkewedThreeLines({ fields, field, root }: SliceProps<typeof skewedThreeLines>) {
  const chosen = toneOf(fields.backgroundColor)
  const look = fields.backgroundColor ? chosen : { 'data-tone': 'deep' as const }
  const turn = fields.isMirrored ? 1 : -1
  return (
    <Section root={root} space="small" className="overflow-hidden">
      <div className="flex flex-col items-start gap-2">
        {LINES.map((name, index) =>
          fields[name] ? (
            <p
              key={name}
              {...look}
              style={
                {
                  ...chosen.style,
                  marginInlineStart: INSETS[index],
                  transform: `skewX(${turn * 9}deg)`,
                } as CSSProperties
              }
              className="heading title-6xl px-6 py-2"
            >
              <span {...field[name]} style={{ display: 'inline-block', transform: `skewX(${turn * -9}deg)` }}>
                {fields[name]}
              </span>
            </p>
          ) : null,
        )}
      </div>
      <div className="mt-6 empty:hidden">
        <ButtonLink link={fields.link} attributes={field.link} />
      </div>
    </Section>
  )
}
