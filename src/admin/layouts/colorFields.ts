import type { SliceFieldInfo, SliceInfo } from '../../studio/model/boot'

/** A colour field, by its name in all slices that have it. */
export interface ColorFieldInfo {
  name: string
  /** The labels of the field and its slices: "Colour of the dots (Special offer slider)". */
  label: string
}

const STYLES: readonly ColorFieldInfo[] = [
  { name: 'backgroundColor', label: 'The style “Background”' },
  { name: 'color', label: 'The style “Text colour”' },
]

/** Returns the colour styles and the colour fields of slices, each name once with all its slices. */
export function colorFieldsOf(slices: readonly Pick<SliceInfo, 'label' | 'fields'>[]): ColorFieldInfo[] {
  const found = new Map<string, string[]>(STYLES.map(({ name, label }) => [name, [label]]))
  for (const { label, fields } of slices) {
    for (const name of new Set(namesIn(fields))) found.set(name, [...(found.get(name) ?? []), label])
  }
  return [...found].map(([name, labels]) => ({ name, label: labels.join(', ') }))
}

function namesIn(fields: readonly SliceFieldInfo[]): string[] {
  return fields.flatMap(({ name, type, like = type, fields: inner }) => (like === 'color' ? [name] : namesIn(inner)))
}
