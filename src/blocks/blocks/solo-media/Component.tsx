import type { SliceProps } from 'voix/slices'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import type { soloMedia } from './config'

const SHAPES = {
  panorama: 'aspect-[16/10] @4xl:aspect-[21/9]',
  wide: 'aspect-video',
  classic: 'aspect-[4/3]',
  square: 'aspect-square',
} as const

export default function SoloMedia({ fields, field, root }: SliceProps<typeof soloMedia>) {
  return (
    <Section root={root} tone={fields.tone} width={fields.width}>
      <figure>
        <Photo
          media={fields.media}
          className={`media-frame ${SHAPES[fields.shape]}`}
          sizes={fields.width === 'narrow' ? '(min-width: 768px) 46rem, 100vw' : '100vw'}
          attributes={field.media}
        />
        {fields.caption ? (
          <figcaption {...field.caption} className="mt-3 text-sm text-muted">
            {fields.caption}
          </figcaption>
        ) : null}
      </figure>
    </Section>
  )
}
