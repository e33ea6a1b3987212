import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Link } from './Link'

const link = { text: 'Rooms', href: '/rooms', external: false }

it('opens another window for the target _blank alone, which learns nothing of where it came from', () => {
  expect(renderToStaticMarkup(<Link link={{ ...link, target: '_blank' }} />)).toBe(
    '<a href="/rooms" target="_blank" rel="noopener noreferrer">Rooms</a>',
  )
  expect(renderToStaticMarkup(<Link link={{ ...link, target: '_self' }} />)).toBe('<a href="/rooms">Rooms</a>')
})
