import type { LayoutConfig } from 'voix/render'

export const caracola: LayoutConfig = {
  name: 'caracola',
  label: 'Caracola',
  palette: [
    { name: 'Paper', value: '#fffdf9' },
    { name: 'Lilac', value: '#f1ecff' },
    { name: 'Pink crayon', value: '#ffc2cf' },
    { name: 'Blue crayon', value: '#bcdcff' },
    { name: 'Green crayon', value: '#bfeccb' },
    { name: 'Peach crayon', value: '#ffd9b8' },
    { name: 'Violet', value: '#40308f' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'picker' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['md', 'lg', 'full', 'card'],
    shadow: ['card'],
  },
}
