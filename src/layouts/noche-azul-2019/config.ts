import type { LayoutConfig } from 'voix/render'
import { nocheAzul } from '../noche-azul/config'

export const nocheAzul2019: LayoutConfig = {
  ...nocheAzul,
  name: 'noche-azul-2019',
  label: 'Noche Azul 2019',
  brand: 'Noche Azul',
  isOffered: false,
  palette: [
    { name: 'Night', value: '#101014' },
    { name: 'Smoke', value: '#1d1d24' },
    { name: 'Brass', value: '#c79a4b' },
    { name: 'Candle', value: '#f6efe2' },
  ],
}
