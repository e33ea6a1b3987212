import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultFields, type SliceProps } from 'voix/slices'
import Group from './Component'
import { group } from './config'

it('takes no room of its own when elements are wrapped in it', () => {
  const props = { fields: defaultFields(group), field: {}, root: {}, slot: {}, slots: { default: <p>Inside</p> } }
  const html = renderToStaticMarkup(<Group {...(props as unknown as SliceProps<typeof group>)} />)
  expect(html).toMatch(/^<div class="[^"]*"><p>Inside<\/p><\/div>$/)
  expect(html).not.toMatch(/[ "](?:p|m|gap|space)[xytblrse]?-/)
})
