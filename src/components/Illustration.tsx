import type { IllustrationName } from './illustrations'

const PATHS: Readonly<Record<Exclude<IllustrationName, 'none'>, string>> = {
  seahorse:
    'M96 34c-14-10-34-4-40 12-3 9-1 17-8 23l-20 8 24 5c10 2 14 10 12 20-3 15-14 24-12 44 2 26 26 30 30 52 2 14-8 24-20 21-10-2-13-14-5-19M96 34c16 8 20 26 12 40-8 13-20 16-20 30 0 16 22 22 24 46 2 22-14 36-26 48M98 36l8-14 4 16 12-8-2 16 13 0-8 13M108 96l22-8-4 14 14 6-14 8 6 14-20-4M88 66a5 5 0 1 0-.1 0M66 118l26-6M64 134l36-2M68 150l38 4M80 168l26 8',
  sisserou:
    'M124 30c-24-12-54 0-62 26-6 20 2 34-4 56-4 18-20 30-30 70 18-10 26-12 38-30M124 30c12 4 18 14 16 26-4-6-10-8-16-6-2 14-8 22-2 38 10 26 4 52-22 66-14 8-26 6-34-2M124 50c-6 2-12 0-14-6M104 46a4 4 0 1 0-.1 0M62 92c18 4 34 18 38 40M58 108c16 4 28 14 32 32M54 122c14 4 22 12 26 24M66 152 40 214M82 160l-22 58M100 154l-14 22h18M120 128l22 34h-24M20 184c40 4 80 4 150-10',
  turtle:
    'M100 44c38 0 62 30 62 66s-26 62-62 62-62-26-62-62 24-66 62-66zM100 66l26 16v30l-26 16-26-16V82zM100 44v22M126 82l26-14M126 112l32 12M100 128v44M74 112l-32 12M74 82 48 68M86 46c-4-20 4-34 14-34s18 14 14 34M94 28h.1M106 28h.1M150 66c18-16 34-20 44-14-6 14-16 28-36 36M50 66C32 50 16 46 6 52c6 14 16 28 36 36M146 152c10 12 12 24 6 34-10-4-20-10-26-20M54 152c-10 12-12 24-6 34 10-4 20-10 26-20M96 172l4 16 4-16',
}

export interface IllustrationProps {
  name: IllustrationName | null
  color?: string | null
  /** Its width in rem. */
  rems: number
}

/** A drawing, by default in the layout's colour. `none` renders nothing. */
export function Illustration({ name, color, rems }: IllustrationProps) {
  if (!name || name === 'none') return null
  return (
    <svg
      viewBox="0 0 200 224"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'inline-block', width: `${rems}rem` }}
    >
      <path
        d={PATHS[name]}
        fill="none"
        stroke={color ?? 'var(--accent-ink)'}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
