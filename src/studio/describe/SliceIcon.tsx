interface Props {
  path: string
  size: number | string
  strokeWidth?: number
}

/** An icon of a slice or a purpose, in the lines of the other icons. */
export function SliceIcon({ path, size, strokeWidth = 1.75 }: Props) {
  return (
    <svg
      aria-hidden
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={strokeWidth}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={path} />
    </svg>
  )
}
