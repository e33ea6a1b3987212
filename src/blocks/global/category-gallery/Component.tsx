import { GalleryTile } from '../../../components/lightbox/GalleryTile'
import { lightbox } from '../../../components/lightbox/lightbox.part'
import { toLightbox } from '../../../components/lightbox/toLightbox'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { LIGHTBOX_LABELS, pickLabels } from '../../../components/labels'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { GALLERY_CATEGORIES } from '../../lib/galleryCategories'
import { CategoryFilter } from './CategoryFilter'
import type { categoryGallery } from './config'
import type { GalleryPicture } from './load'

type Props = SliceProps<typeof categoryGallery>

export default function CategoryGallery({ id, fields, field, root, data, hydrationMode, context }: Props) {
  const own = (fields.images ?? []).map(({ image, category, caption }) => ({ media: image, category, caption }))
  const pictures = [...((data ?? []) as GalleryPicture[]), ...own].slice(0, fields.limit ?? 24)
  const categories = GALLERY_CATEGORIES.filter((name) => pictures.some(({ category }) => category === name))
  // Without images nothing is shown to visitors. Editors see a hint to choose some.
  if (pictures.length === 0 && !context.preview) return <div {...root} hidden />
  const gallery = `gallery-${id}`
  return (
    <Section root={root} tone={fields.tone} className="category-gallery">
      <SectionHead fields={fields} field={field} />
      {pictures.some(({ media }) => media) ? (
        <Island
          part={lightbox}
          mode={hydrationMode}
          props={{ gallery, pictures: toLightbox(pictures), labels: pickLabels(context.labels, LIGHTBOX_LABELS) }}
        />
      ) : null}
      <CategoryFilter name={`filter-${id}`} categories={categories} labels={context.labels} />
      <ul {...field.images} id={gallery} className="grid grid-cols-2 gap-3 @3xl:grid-cols-3 @5xl:grid-cols-4 md:gap-4">
        {pictures.map(({ media, category, caption }, index) => (
          <li
            key={index}
            data-category={category ?? 'resort'}
            className={cellClass(index, pictures.length) || undefined}
          >
            <GalleryTile
              media={media}
              index={index}
              caption={caption ?? ''}
              className="aspect-[4/3]"
              sizes="(min-width: 1024px) 25vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The first images span more cells, so that the last row is full. */
function cellClass(index: number, count: number): string {
  return [inTwoColumns(index, count), inFourColumns(index, count)].filter(Boolean).join(' ')
}

function inTwoColumns(index: number, count: number): string | null {
  return index === 0 && count % 2 === 1 ? '@max-3xl:col-span-2' : null
}

function inFourColumns(index: number, count: number): string | null {
  const left = count % 4
  if (count < 5 || left === 0) return null
  if (left === 1) return index === 0 ? 'gallery-wide @5xl:col-span-2 @5xl:row-span-2' : null
  return index < 4 - left ? 'gallery-wide @5xl:col-span-2' : null
}
