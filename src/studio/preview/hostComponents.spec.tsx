import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SliceProps } from '../../slices/types'
import { hostComponents, sliceLoader } from './hostComponents'

it('puts what a slice throws in the place of its element, on the server too', async () => {
  const imports = {
    hero: () =>
      Promise.resolve({
        default: () => {
          throw new Error('No picture.')
        },
      }),
  }
  await sliceLoader(imports).settle(['hero'])
  const { hero: Hero } = hostComponents({ imports, onReadsChildren: () => undefined })
  if (!Hero) throw new Error('There is no component.')
  const html = renderToString(<Hero {...({ id: 'one' } as SliceProps)} />)
  expect(html).toContain('data-voix-element="one"')
  expect(html).toContain('No picture.')
})
