import type { LayoutConfig } from 'voix/render'

export const nocheAzul: LayoutConfig = {
  name: 'noche-azul',
  label: 'Noche Azul',
  family: 'noche-azul',
  palette: [
    { name: 'Night', value: '#0a0f1f' },
    { name: 'Deep night', value: '#05070f' },
    { name: 'Indigo', value: '#131b36' },
    { name: 'Electric blue', value: '#2b62f5' },
    { name: 'Rose', value: '#ff6f9c' },
    { name: 'Moonlight', value: '#f0f3ff' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  // A brand of thin lines: its own steps and none in between.
  styles: { spacing: ['sm', 'lg', '2xl', 'band'], radius: ['sm', 'card'], shadow: ['card'], free: false },
}
