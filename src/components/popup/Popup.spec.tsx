import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Popup } from './Popup'

it('a popup can be opened and closed by the address alone where there is no script', () => {
  const html = renderToStaticMarkup(
    <Popup
      root={{}}
      fields={{ title: 'Letters', copy: '', image: null, delay: null }}
      field={{ title: {}, copy: {}, image: {} }}
      target="letters"
      mode="on-click"
      preview={false}
      hydrationMode="idle"
      labels={{}}
    />,
  )
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? []
  expect(html).toMatch(/<dialog id="letters"/)
  expect(without).toContain('<style>.popup:is(:target,:has(:target)){display:block')
  expect(without).toContain('<a href="#letters-closed" class="popup-close" aria-label="Close">')
  // The close link has no target on the page, and a button that needs a script is hidden.
  expect(html).not.toContain('id="letters-closed"')
  expect(without).toContain('.popup>form[method=dialog]{display:none}')
})
