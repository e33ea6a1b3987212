import { Heading } from '../../../components/Heading'
import { GalleryTile } from '../../../components/lightbox/GalleryTile'
import { lightbox } from '../../../components/lightbox/lightbox.part'
import { toLightbox } from '../../../components/lightbox/toLightbox'
import { Section } from '../../../components/Section'
import { LIGHTBOX_LABELS, pickLabels } from '../../../components/labels'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { gridGallery } from './config'

// All cells of a row have the same height: the aspect ratios follow from 4 columns and their gaps.
const WIDTHS = {
  'w-1/4': { cell: '@2xl:col-span-1', shape: 'aspect-square @2xl:aspect-auto @2xl:h-72' },
  'w-1/2': { cell: '@2xl:col-span-2', shape: 'aspect-square @2xl:aspect-auto @2xl:h-72' },
  'w-3/4': { cell: 'col-span-2 @2xl:col-span-3', shape: 'aspect-[4/3] @2xl:aspect-auto @2xl:h-72' },
  'w-full': { cell: 'col-span-2 @2xl:col-span-4', shape: 'aspect-[4/3] @2xl:aspect-auto @2xl:h-96' },
} as const

export default function GridGallery({
  id,
  fields,
  field,
  root,
  hydrationMode,
  context,
}: SliceProps<typeof gridGallery>) {
  const pictures = fields.images ?? []
  const gallery = `gallery-${id}`
  return (
    <Section root={root} tone={fields.tone}>
      <Heading
        as={fields.titleTag}
        size={fields.titleSize}
        font={fields.titleFont}
        attributes={field.title}
        className="mb-8 text-center md:mb-12"
      >
        {fields.title}
      </Heading>
      {pictures.some(({ image }) => image) ? (
        <Island
          part={lightbox}
          mode={hydrationMode}
          props={{
            gallery,
            pictures: toLightbox(pictures.map(({ image, caption }) => ({ media: image, caption }))),
            labels: pickLabels(context.labels, LIGHTBOX_LABELS),
          }}
        />
      ) : null}
      <div {...field.images} id={gallery} className="grid grid-cols-2 gap-3 @2xl:grid-cols-4 md:gap-4">
        {pictures.map(({ id: key, image, width, caption }, index) => {
          const { cell, shape } = WIDTHS[width ?? 'w-1/4']
          return (
            <div key={key ?? index} className={cell}>
              <GalleryTile
                media={image}
                index={index}
                caption={caption}
                className={shape}
                sizes="(min-width: 768px) 50vw, 100vw"
              />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
