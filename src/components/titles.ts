/** Option lists of heading fields, and their classes. Source: specification §3, "Other slice option sets". */
export const TITLE_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export type TitleTag = (typeof TITLE_TAGS)[number]

/** Each has a class in base.css: fluid, and scaled by the layout's face (`--heading-scale`). */
export const TITLE_SIZES = [
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
  'text-6xl',
  'text-7xl',
  'text-8xl',
] as const

export type TitleSize = (typeof TITLE_SIZES)[number]

const FONT_CLASSES = {
  sans: 'font-sans tracking-normal',
  serif: 'font-serif',
  cursive: 'font-cursive font-semibold tracking-normal',
  jewelcursive: 'font-jewelcursive font-bold tracking-normal',
} as const

export type TitleFont = (typeof TITLE_FONTS)[number]

export const TITLE_FONTS = ['sans', 'serif', 'cursive', 'jewelcursive'] as const

/** Returns the classes of a title. Without a font the layout's own heading face is used. */
export function titleClass({ size, font }: { size: TitleSize; font?: TitleFont | null }): string {
  return `title-${size.slice('text-'.length)} ${font ? FONT_CLASSES[font] : ''}`
}
