import type { ReactNode } from 'react'

export interface CardProps {
  as?: 'article' | 'div' | 'li'
  className?: string
  id?: string
  children: ReactNode
}

/** A surface in the layout's corners, border and shadow; `group` lets what it holds react to the pointer. */
export function Card({ as: Tag = 'article', className = '', id, children }: CardProps) {
  return (
    <Tag id={id} className={`card card-link group relative flex flex-col ${className}`}>
      {children}
    </Tag>
  )
}
