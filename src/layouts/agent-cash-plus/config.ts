import type { LayoutConfig } from 'voix/render'

export const agentCashPlus: LayoutConfig = {
  name: 'agent-cash-plus',
  label: 'Agent Cash Plus (travel agents)',
  brand: 'Solmara',
  family: 'agents',
  palette: [
    { name: 'Paper', value: '#ffffff' },
    { name: 'Ledger', value: '#eef2ec' },
    { name: 'Lime', value: '#c8f169' },
    { name: 'Fern', value: '#1d7a4a' },
    { name: 'Pine', value: '#10291f' },
  ],
  colorRules: { fields: ['backgroundColor', 'color', 'paginationColor'], background: 'palette', foreground: 'palette' },
  styles: {
    spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'band'],
    radius: ['sm', 'md', 'lg', 'full', 'card'],
    shadow: ['sm', 'md', 'lg', 'card'],
  },
}
