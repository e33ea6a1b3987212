import type { CSSProperties, ReactNode } from 'react'
import type { Attributes } from './attributes'
import { Container, type ContainerWidth } from './Container'
import type { Tone } from './tone'

export interface SectionProps {
  root: Attributes
  tone?: Tone
  style?: CSSProperties
  /** The vertical padding: the layout's, half of it, or none. */
  space?: 'normal' | 'small' | 'none'
  width?: ContainerWidth
  className?: string
  label?: string
  children: ReactNode
}

const SPACES = {
  normal: 'section',
  small: 'section-small',
  none: '',
} as const

/** A band across the page with the layout's padding. */
export function Section({
  root,
  tone = 'plain',
  style,
  space = 'normal',
  width,
  className,
  label,
  children,
}: SectionProps) {
  return (
    <section {...root} data-tone={tone} style={style} className={SPACES[space]} aria-label={label}>
      <Container width={width} className={className}>
        {children}
      </Container>
    </section>
  )
}
