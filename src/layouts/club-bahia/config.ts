import type { LayoutConfig } from 'voix/render'

export const clubBahia: LayoutConfig = {
  name: 'club-bahia',
  label: 'Club Bahía',
  palette: [
    { name: 'White', value: '#ffffff' },
    { name: 'Sailcloth', value: '#eef3f9' },
    { name: 'Signal yellow', value: '#ffcf1b' },
    { name: 'Signal red', value: '#d7263d' },
    { name: 'Signal blue', value: '#1450b8' },
    { name: 'Navy', value: '#0a2240' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: { spacing: ['sm', 'md', 'lg', 'xl', '2xl', 'band'], radius: ['sm'], shadow: ['card'] },
}
