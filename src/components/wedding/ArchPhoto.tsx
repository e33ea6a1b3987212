import { OwnStyle } from '../OwnStyle'
import { Photo, type PhotoProps } from '../Photo'

const RULES =
  '.arch{position:relative;width:100%;max-width:30rem;margin-inline:auto;padding:0 1rem 1rem}' +
  '.arch::after{content:"";position:absolute;inset:1rem 0 0 2rem;border:1px solid var(--accent);border-radius:50vmax 50vmax 0 0;pointer-events:none}' +
  '.arch>.photo{aspect-ratio:4/5;border-radius:50vmax 50vmax 0 0}'

/**
 * A picture in an arch, with the outline of a second arch next to it: the motif of the wedding family, in the colours
 * of each layout.
 */
export function ArchPhoto(photo: Omit<PhotoProps, 'className' | 'zoom'>) {
  return (
    <div className="arch">
      <OwnStyle rules={RULES} />
      <Photo {...photo} className="" />
    </div>
  )
}
