import type { RichTextValue } from 'voix/slices'

/** Returns Lexical's state for plain paragraphs: the default of a rich text field. */
export function paragraphs(...texts: string[]): RichTextValue {
  const children = texts.map((text) => ({
    ...node('paragraph'),
    textFormat: 0,
    textStyle: '',
    children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
  }))
  return { root: { ...node('root'), children } }
}

function node(type: string) {
  return { type, version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }
}
