import type { LayoutConfig } from 'voix/render'

export const marea: LayoutConfig = {
  name: 'marea',
  label: 'Marea',
  palette: [
    { name: 'Foam', value: '#f8f9f7' },
    { name: 'Wet sand', value: '#dbd8d1' },
    { name: 'Stone', value: '#8b8983' },
    { name: 'Neon', value: '#d2ff26' },
    { name: 'Wetsuit', value: '#131517' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  // Foam, sand and one neon colour: no round corners, no shadows.
  styles: { spacing: ['sm', 'md', 'lg', 'xl', '2xl', 'band'], radius: ['sm'], shadow: [], free: false },
}
