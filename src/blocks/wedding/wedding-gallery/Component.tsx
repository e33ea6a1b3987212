import type { CSSProperties } from 'react'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { LIGHTBOX_LABELS, pickLabels } from '../../../components/labels'
import { GalleryTile } from '../../../components/lightbox/GalleryTile'
import { lightbox } from '../../../components/lightbox/lightbox.part'
import { toLightbox } from '../../../components/lightbox/toLightbox'
import { OwnStyle } from '../../../components/OwnStyle'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { weddingGallery } from './config'

const RULES =
  '.wedding-wall{columns:2;column-gap:1rem}' +
  '.wedding-wall>li{break-inside:avoid;margin-bottom:1rem}' +
  '@container (min-width:48rem){.wedding-wall{columns:var(--wall)}}'

const SHAPES = { upright: 'aspect-[3/4]', square: 'aspect-square', wide: 'aspect-[3/2]' } as const

export default function WeddingGallery(props: SliceProps<typeof weddingGallery>) {
  const { id, fields, field, root, hydrationMode, context } = props
  const pictures = fields.images.map(({ image, caption }) => ({ media: image, caption }))
  const gallery = `gallery-${id}`
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      {pictures.some(({ media }) => media) ? (
        <Island
          part={lightbox}
          mode={hydrationMode}
          props={{ gallery, pictures: toLightbox(pictures), labels: pickLabels(context.labels, LIGHTBOX_LABELS) }}
        />
      ) : null}
      <OwnStyle rules={RULES} />
      <ul
        {...field.images}
        id={gallery}
        className="wedding-wall"
        style={{ '--wall': fields.columns ?? 3 } as CSSProperties}
      >
        {fields.images.map(({ id: key, image, shape, caption }, index) => (
          <li key={key ?? index}>
            <GalleryTile
              media={image}
              index={index}
              caption={caption}
              className={SHAPES[shape ?? 'wide']}
              sizes="(min-width: 768px) 33vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
