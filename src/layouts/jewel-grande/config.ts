import type { LayoutConfig } from 'voix/render'

export const jewelGrande: LayoutConfig = {
  name: 'jewel-grande',
  label: 'Jewel Grande',
  family: 'jewel',
  palette: [
    { name: 'Emerald night', value: '#06201c' },
    { name: 'Emerald', value: '#0f5a47' },
    { name: 'Sapphire night', value: '#0b2240' },
    { name: 'Sapphire', value: '#1d4f9c' },
    { name: 'Ruby night', value: '#3d0a1f' },
    { name: 'Ruby', value: '#a3123c' },
    { name: 'Topaz', value: '#e9b872' },
    { name: 'Pearl', value: '#f6f0e6' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'card'],
    shadow: ['sm', 'card'],
  },
}
