import type { LayoutConfig } from 'voix/render'

export const jewel: LayoutConfig = {
  name: 'jewel',
  label: 'Jewel (Jewel Coast)',
  brand: 'Jewel Coast',
  family: 'jewel',
  palette: [
    { name: 'Ivory', value: '#fbf8f3' },
    { name: 'Blush', value: '#f1e8e2' },
    { name: 'Champagne', value: '#dfc28a' },
    { name: 'Gold', value: '#c9a45c' },
    { name: 'Plum', value: '#54265c' },
    { name: 'Midnight plum', value: '#33163a' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'md', 'lg', 'full', 'card'],
    shadow: ['sm', 'md', 'lg', 'card'],
  },
}
