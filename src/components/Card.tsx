import type { ReactNode } from 'react'

export interface CardProps {
  as?: 'article' | 'div' | 'li'
  className?: string
  id?: string
  children: ReactNode
}

/** A surface with the layout's corners, border and shadow. Its class `group` lets the content react to hover. */
export function Card({ as: Tag = 'article', className = '', id, children }: CardProps) {
  return (
    <Tag id={id} className={`card card-link group relative flex flex-col ${className}`}>
      {children}
    </Tag>
  )
}
