import type { ReactNode } from 'react'

const WIDTHS = {
  narrow: 'max-w-[46rem]',
  text: 'max-w-[60rem]',
  normal: 'max-w-(--container)',
  wide: 'max-w-[96rem]',
  full: 'max-w-none',
} as const

export type ContainerWidth = keyof typeof WIDTHS

export interface ContainerProps {
  width?: ContainerWidth
  className?: string
  children: ReactNode
}

/**
 * The page's column: centred, with the gutter of the layout. It is a container for `@`-variants, so that components fit
 * any cell.
 */
export function Container({ width = 'normal', className = '', children }: ContainerProps) {
  return (
    <div className={`mx-auto w-full px-(--gutter) ${width === 'full' ? '' : WIDTHS[width]}`}>
      <div className={`@container ${className}`}>{children}</div>
    </div>
  )
}
