import { field } from 'voix/slices'
import { linkTo } from './fields'

interface Opening {
  eyebrow: string
  title: string
  copy: string
  link: [text: string, href: string]
  /** Sizes of the image on phones and from 768 px on. */
  picture: { phone: [width: number, height: number]; wide: [width: number, height: number] }
}

/** The texts, links and image of a brand's opening, with the texts of a new one. */
export function openingFields({ eyebrow, title, copy, link, picture: { phone, wide } }: Opening) {
  const size = ([width, height]: [number, number]) => ({ width, height, fit: 'cover' as const })
  return {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: eyebrow, admin: { group: 'Copy' } }),
    title: field.text({ label: 'Title', defaultValue: title, admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, defaultValue: copy, admin: { group: 'Copy' }, breakpoints: true }),
    link: field.link({ label: 'Button', defaultValue: linkTo(...link), admin: { group: 'Links' } }),
    secondLink: field.link({ label: 'Second button', admin: { group: 'Links' } }),
    image: field.upload({
      label: 'Picture',
      admin: {
        group: 'Picture',
        description: `${wide.join(' × ')} px from 768 px on, ${phone.join(' × ')} px on phones.`,
      },
      breakpoints: { default: size(phone), md: size(wide) },
    }),
  }
}

/** The title and a sentence above the list of a slice. */
export function headFields({ title, copy }: { title: string; copy: string }) {
  return {
    title: field.text({ label: 'Title', defaultValue: title, admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, defaultValue: copy, admin: { group: 'Copy' }, breakpoints: true }),
  }
}
