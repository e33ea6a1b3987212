import type { LayoutConfig } from 'voix/render'

export const altamar: LayoutConfig = {
  name: 'altamar',
  label: 'Altamar',
  palette: [
    { name: 'Deep sea', value: '#071d1b' },
    { name: 'Hull', value: '#0d2b28' },
    { name: 'Bottle', value: '#1c4a44' },
    { name: 'Brass', value: '#c9a667' },
    { name: 'Sailcloth', value: '#efe9da' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  // Brass drawn with a ruler: no round corners, no shadows.
  styles: { spacing: ['sm', 'lg', 'xl', '2xl', 'band'], radius: ['sm'], shadow: ['sm'], free: false },
}
