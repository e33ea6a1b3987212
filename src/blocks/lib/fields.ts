import { TONES } from '../../components/tone'
import { field, type LinkValue } from 'voix/slices'

/** Returns the stored form of a link to an address. */
export function linkTo(text: string, href: string): LinkValue {
  return { text, href, mode: 'href', target: '_self' }
}

/** The colours of a slice's band. */
export function toneField(tone: (typeof TONES)[number]['value'] = 'plain') {
  return field.select<'plain' | 'tint' | 'deep', 'plain' | 'tint' | 'deep'>({
    label: 'Background',
    options: TONES,
    defaultValue: tone,
    admin: { group: 'Look' },
  })
}

/** The alignment of a small element in its row. */
export function alignField(align: 'left' | 'center' | 'right' = 'left') {
  return field.select<'left' | 'center' | 'right', 'left' | 'center' | 'right'>({
    label: 'Alignment',
    options: ['left', 'center', 'right'],
    defaultValue: align,
    admin: { group: 'Look' },
  })
}

export const ALIGN_CLASSES = { left: 'text-left', center: 'text-center', right: 'text-right' } as const
