import type { LayoutConfig } from 'voix/render'

export const serena: LayoutConfig = {
  name: 'serena',
  label: 'Serena',
  palette: [
    { name: 'Milk', value: '#fbf8f2' },
    { name: 'Oat', value: '#f0e7da' },
    { name: 'Pale clay', value: '#e3c3ae' },
    { name: 'Clay', value: '#a6593b' },
    { name: 'Lichen', value: '#cfd3bd' },
    { name: 'Moss', value: '#454f38' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['md', 'lg', 'full', 'card'],
    shadow: ['card'],
  },
}
