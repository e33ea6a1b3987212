import type { LayoutConfig } from 'voix/render'

export const costaViva: LayoutConfig = {
  name: 'costa-viva',
  label: 'Costa Viva',
  palette: [
    { name: 'Cream', value: '#fffdf4' },
    { name: 'Shallow water', value: '#dcf5f3' },
    { name: 'Turquoise', value: '#12b5b5' },
    { name: 'Deep water', value: '#00656d' },
    { name: 'Sun', value: '#ffc93c' },
    { name: 'Mango', value: '#ff8c42' },
    { name: 'Watermelon', value: '#f2506b' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'picker' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'md', 'lg', 'full', 'card'],
    shadow: ['sm', 'md', 'lg', 'card'],
  },
}
