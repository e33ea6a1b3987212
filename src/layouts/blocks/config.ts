import type { LayoutConfig } from 'voix/render'

export const blocks: LayoutConfig = {
  name: 'blocks',
  label: 'Blocks (Solmara Resorts)',
  brand: 'Solmara',
  palette: [
    { name: 'White', value: '#ffffff' },
    { name: 'Sand', value: '#f7efe4' },
    { name: 'Shell', value: '#fbd9cf' },
    { name: 'Coral', value: '#f2735a' },
    { name: 'Lagoon', value: '#cfe6e6' },
    { name: 'Deep teal', value: '#0b4f5c' },
    { name: 'Night teal', value: '#12333a' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'md', 'lg', 'full', 'card'],
    shadow: ['sm', 'md', 'lg', 'card'],
  },
}
