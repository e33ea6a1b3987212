import type { LayoutConfig } from 'voix/render'

export const haciendaRoja: LayoutConfig = {
  name: 'hacienda-roja',
  label: 'Hacienda Roja',
  palette: [
    { name: 'Lime wash', value: '#fbf3e4' },
    { name: 'Almond', value: '#f0dfc4' },
    { name: 'Ochre', value: '#dd9b33' },
    { name: 'Terracotta', value: '#a63c22' },
    { name: 'Talavera blue', value: '#1d4d80' },
    { name: 'Burnt clay', value: '#4a170f' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'full', 'card'],
    shadow: ['card'],
  },
}
