import type { SliceProps } from 'voix/slices'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import type { pictureBlock } from './config'

export default function PictureBlock({ fields, field, root }: SliceProps<typeof pictureBlock>) {
  return (
    <Section root={root} width="text" space="small">
      <figure className={fields.isFramed ? 'card p-4' : ''}>
        <Photo
          media={fields.image}
          className="aspect-[16/10] rounded-media"
          sizes="(min-width: 1024px) 60rem, 100vw"
          attributes={field.image}
        />
        {fields.caption ? (
          <figcaption {...field.caption} className="mt-2 text-sm text-muted">
            {fields.caption}
          </figcaption>
        ) : null}
      </figure>
    </Section>
  )
}
