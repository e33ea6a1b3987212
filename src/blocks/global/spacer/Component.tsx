import type { SliceProps } from 'voix/slices'
import type { spacer } from './config'

const HEIGHTS = { small: 'h-6', normal: 'h-12 md:h-16', large: 'h-20 md:h-32' } as const

export default function Spacer({ fields, root }: SliceProps<typeof spacer>) {
  return (
    <div
      {...root}
      className={`mx-auto flex w-full max-w-(--container) items-center px-(--gutter) ${HEIGHTS[fields.height]}`}
    >
      {fields.line ? <hr className="w-full border-t border-line" /> : null}
    </div>
  )
}
