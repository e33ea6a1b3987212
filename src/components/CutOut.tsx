import { CUT_OUT_PATHS, type CutOutShape } from './cutOuts'

/** One shape in the colour of the text around it. */
export function CutOut({ shape, className = '' }: { shape: CutOutShape; className?: string }) {
  return (
    <svg viewBox="0 0 100 100" fill="currentColor" aria-hidden="true" focusable="false" className={className}>
      <path d={CUT_OUT_PATHS[shape]} />
    </svg>
  )
}
