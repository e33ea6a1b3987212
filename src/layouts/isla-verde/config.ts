import type { LayoutConfig } from 'voix/render'

export const islaVerde: LayoutConfig = {
  name: 'isla-verde',
  label: 'Isla Verde',
  palette: [
    { name: 'Paper', value: '#f8f3e6' },
    { name: 'Kraft', value: '#e7dcc2' },
    { name: 'Young leaf', value: '#a9c77b' },
    { name: 'Leaf', value: '#2f6f3e' },
    { name: 'Forest', value: '#17351f' },
    { name: 'Mango skin', value: '#e9a13b' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'md', 'lg', 'card'],
    shadow: ['card'],
  },
}
