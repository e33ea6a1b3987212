import type { LayoutConfig } from 'voix/render'

export const bembe: LayoutConfig = {
  name: 'bembe',
  label: 'Bembé',
  palette: [
    { name: 'Poster paper', value: '#fff6e6' },
    { name: 'Pineapple', value: '#ffd60a' },
    { name: 'Hot sauce', value: '#ff4a2b' },
    { name: 'Guava', value: '#ff8fb2' },
    { name: 'Cobalt', value: '#1a1fb0' },
    { name: 'Printer’s ink', value: '#17091f' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'picker' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'card'],
    shadow: ['card'],
  },
}
