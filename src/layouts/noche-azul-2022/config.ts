import type { LayoutConfig } from 'voix/render'
import { nocheAzul } from '../noche-azul/config'

export const nocheAzul2022: LayoutConfig = {
  ...nocheAzul,
  name: 'noche-azul-2022',
  label: 'Noche Azul 2022',
  brand: 'Noche Azul',
  isOffered: false,
  palette: [
    { name: 'Mist', value: '#eef2fb' },
    { name: 'Dusk', value: '#dbe3f6' },
    { name: 'Electric blue', value: '#2b62f5' },
    { name: 'Night', value: '#0a0f1f' },
  ],
}
