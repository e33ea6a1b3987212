import { TITLE_FONTS, TITLE_SIZES, TITLE_TAGS, type TitleSize, type TitleTag } from '../../components/titles'
import { field } from 'voix/slices'

const GROUP = 'Title style'

/** Tag, size and face of a slice's title. */
export function titleFields<Tag extends TitleTag, Size extends TitleSize>({ tag, size }: { tag: Tag; size: Size }) {
  return {
    titleTag: field.select<TitleTag, TitleTag>({
      label: 'Title tag',
      options: TITLE_TAGS,
      default: tag,
      group: GROUP,
      instructions: 'One h1 per page; below it no level is left out.',
    }),
    titleSize: field.select<TitleSize, TitleSize>({
      label: 'Title size',
      options: TITLE_SIZES,
      default: size,
      group: GROUP,
    }),
    titleFont: field.select({
      label: 'Title font',
      options: TITLE_FONTS,
      group: GROUP,
      instructions: 'Leave empty for the face of the layout.',
    }),
  }
}
