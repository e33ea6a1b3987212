import type { LayoutConfig } from 'voix/render'

export const salYLuz: LayoutConfig = {
  name: 'sal-y-luz',
  label: 'Sal y Luz',
  palette: [
    { name: 'White', value: '#ffffff' },
    { name: 'Salt', value: '#f1f1ee' },
    { name: 'Light', value: '#e8ff00' },
    { name: 'Graphite', value: '#4a4a4a' },
    { name: 'Black', value: '#0a0a0a' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  // No round corners, no shadows.
  styles: { spacing: ['sm', 'lg', '2xl', 'band'], free: false },
}
