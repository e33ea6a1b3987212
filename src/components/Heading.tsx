import type { ReactNode } from 'react'
import type { Attributes } from './attributes'
import { titleClass, type TitleFont, type TitleSize, type TitleTag } from './titles'

export interface HeadingProps {
  as?: TitleTag
  size?: TitleSize
  font?: TitleFont | null
  className?: string
  attributes?: Attributes
  opacity?: number
  children: ReactNode
}

/** A heading in the layout's face. Renders nothing without text. */
export function Heading({
  as: Tag = 'h2',
  size = 'text-4xl',
  font,
  className = '',
  attributes,
  opacity,
  children,
}: HeadingProps) {
  if (!children) return null
  const style = opacity === undefined ? undefined : { opacity }
  return (
    <Tag {...attributes} style={style} className={`heading ${titleClass({ size, font })} ${className}`}>
      {children}
    </Tag>
  )
}
