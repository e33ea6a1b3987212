import type { LayoutConfig } from 'voix/render'
import { blocks } from '../blocks/config'

export const noChrome: LayoutConfig = {
  name: 'no-chrome',
  label: 'No chrome',
  brand: 'Solmara',
  palette: blocks.palette,
  styles: blocks.styles,
}
