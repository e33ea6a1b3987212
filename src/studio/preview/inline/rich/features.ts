import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  type Transformer,
  UNORDERED_LIST,
} from '@payloadcms/richtext-lexical/lexical/markdown'
import type { TextFormatType } from '@payloadcms/richtext-lexical/lexical'
import type { SliceFieldInfo } from '../../../model/boot'
import { RICH_COMMANDS, type RichCommand } from '../host'

/** Whether the application's editor has a feature, by Payload's name for it. */
export type HasFeature = (name: string) => boolean

export function featuresOf({ features }: Pick<SliceFieldInfo, 'features'>): HasFeature {
  return (name) => features === undefined || features.includes(name)
}

const COMMANDS: Record<RichCommand, string> = {
  bold: 'bold',
  italic: 'italic',
  h2: 'h2',
  h3: 'h3',
  bullet: 'unorderedList',
  number: 'orderedList',
  quote: 'blockquote',
  link: 'link',
}

export function offeredCommands(has: HasFeature): RichCommand[] {
  return RICH_COMMANDS.filter((command) => has(COMMANDS[command]))
}

const FORMATS: Partial<Record<TextFormatType, string>> = { code: 'inlineCode' }

/** Whether words may be formatted so, by a key: lexical itself knows more formats than an application may have. */
export function hasFormat(has: HasFeature, format: TextFormatType): boolean {
  return has(FORMATS[format] ?? format)
}

const WRITTEN: readonly (readonly [transformer: Transformer, ...features: string[]])[] = [
  [QUOTE, 'blockquote'],
  [UNORDERED_LIST, 'unorderedList'],
  [ORDERED_LIST, 'orderedList'],
  [BOLD_ITALIC_STAR, 'bold', 'italic'],
  [BOLD_STAR, 'bold'],
  [BOLD_UNDERSCORE, 'bold'],
  [ITALIC_STAR, 'italic'],
  [ITALIC_UNDERSCORE, 'italic'],
  [STRIKETHROUGH, 'strikethrough'],
  [INLINE_CODE, 'inlineCode'],
]

/** What becomes a format when it is typed, as in the application's editor: `## `, `- `, `1. `, `> `, `**words**`. */
export function writtenFormats(has: HasFeature): Transformer[] {
  const headings = [1, 2, 3, 4, 5, 6].filter((level) => has(`h${level}`))
  const signs = headings.map((level) => `#{${level}}`).join('|')
  return [
    ...(headings.length > 0 ? [{ ...HEADING, regExp: new RegExp(`^(${signs})\\s`) }] : []),
    ...WRITTEN.filter(([, ...features]) => features.every(has)).map(([transformer]) => transformer),
  ]
}
