import { field } from 'voix/slices'
import type { TitleSize } from '../../components/titles'
import { linkTo } from './fields'
import { titleFields } from './titleFields'

interface Opening {
  eyebrow: string
  title: string
  copy: string
  link: [text: string, href: string]
  size?: TitleSize
  /** The size of the cropped image, from tablets on. */
  picture?: { width: number; height: number }
}

/** The common fields of the brands' openings: an image, texts and two links. */
export function openingFields({ eyebrow, title, copy, link, size = 'text-7xl', picture }: Opening) {
  const { width, height } = picture ?? { width: 1400, height: 900 }
  return {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: eyebrow, admin: { group: 'Copy' } }),
    title: field.text({ label: 'Title', defaultValue: title, admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, defaultValue: copy, admin: { group: 'Copy' }, breakpoints: true }),
    link: field.link({ label: 'Button', defaultValue: linkTo(...link), admin: { group: 'Links' } }),
    secondLink: field.link({ label: 'Second button', admin: { group: 'Links' } }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture', description: `${width} × ${height} px from 768 px on, 750 × 750 px on phones.` },
      breakpoints: {
        default: { width: 750, height: 750, fit: 'cover' },
        md: { width, height, fit: 'cover' },
      },
    }),
    ...titleFields({ tag: 'h1', size }),
  }
}

/** The title and a sentence above a band of a brand. */
export function bandFields({ title, copy, size = 'text-5xl' }: { title: string; copy: string; size?: TitleSize }) {
  return {
    title: field.text({ label: 'Title', defaultValue: title, admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, defaultValue: copy, admin: { group: 'Copy' }, breakpoints: true }),
    ...titleFields({ tag: 'h2', size }),
  }
}
