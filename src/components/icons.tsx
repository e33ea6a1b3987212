import type { ReactNode } from 'react'

/**
 * Creates a line icon of the size of the surrounding text. It is decorative and hidden from screen readers.
 * `isDirected`: it points in reading direction, and is mirrored from right to left.
 */
export function icon(paths: ReactNode, { isDirected = false } = {}) {
  const own = isDirected ? 'shrink-0 directed' : 'shrink-0'
  return function Icon({ className = 'size-[1.1em]' }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={`${own} ${className}`}
      >
        {paths}
      </svg>
    )
  }
}

export const ArrowIcon = icon(<path d="M4 12h16m-6-6 6 6-6 6" />, { isDirected: true })
export const BackIcon = icon(<path d="M20 12H4m6 6-6-6 6-6" />, { isDirected: true })
export const DownloadIcon = icon(<path d="M12 3v12m-5-5 5 5 5-5M4 20h16" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const CloseIcon = icon(<path d="m5 5 14 14M19 5 5 19" />)
export const MenuIcon = icon(<path d="M3 7h18M3 12h18M3 17h18" />)
export const SearchIcon = icon(<path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11.2 4.7L21 21" />)
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />)
export const PhoneIcon = icon(
  <path d="M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2" />,
)
export const MailIcon = icon(<path d="M3 6h18v12H3zm0 1 9 7 9-7" />)
export const PinIcon = icon(
  <>
    <path d="M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const CheckIcon = icon(<path d="m4 12.5 5.5 5.5L20 7" />)
export const FileIcon = icon(<path d="M14 3H6v18h12V7zm0 0v4h4M9 13h6M9 17h4" />)
