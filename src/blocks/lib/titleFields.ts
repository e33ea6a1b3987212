import { TITLE_FONTS, TITLE_SIZES, TITLE_TAGS, type TitleSize, type TitleTag } from '../../components/titles'
import { field } from 'voix/slices'

const GROUP = 'Title style'

const SIZE_LABELS: Record<TitleSize, string> = {
  'text-sm': 'S',
  'text-base': 'M',
  'text-lg': 'L',
  'text-xl': 'XL',
  'text-2xl': '2XL',
  'text-3xl': '3XL',
  'text-4xl': '4XL',
  'text-5xl': '5XL',
  'text-6xl': '6XL',
  'text-7xl': '7XL',
  'text-8xl': '8XL',
}

/** Fields for the tag, size and font of a slice's title. */
export function titleFields<Tag extends TitleTag, Size extends TitleSize>({ tag, size }: { tag: Tag; size: Size }) {
  return {
    titleTag: field.select<TitleTag, TitleTag>({
      label: 'Rank of the title',
      options: TITLE_TAGS.map((value) => ({ value, label: `Heading ${value.slice(1)}` })),
      defaultValue: tag,
      admin: { group: GROUP, description: 'One heading 1 per page; below it no rank is left out.' },
    }),
    titleSize: field.select<TitleSize, TitleSize>({
      label: 'Title size',
      options: TITLE_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] })),
      defaultValue: size,
      admin: { group: GROUP },
    }),
    titleFont: field.select({
      label: 'Title font',
      options: TITLE_FONTS,
      admin: { group: GROUP, description: 'Leave empty for the face of the layout.' },
    }),
  }
}
