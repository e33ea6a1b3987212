import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ResolvedMedia } from '../../slices/types'
import { Picture } from './Picture'

const source = (media: string) => ({ media, type: null, srcSet: '/wide.webp 900w', width: 900, height: 700 })
const media: ResolvedMedia = {
  kind: 'picture',
  src: '/small.jpg',
  srcSet: '/small.webp 400w',
  sources: [source('(min-width:1024px)'), source('(min-width:768px)')],
  width: 400,
  height: 300,
  alt: 'A beach',
  placeholder: null,
  file: { url: '/beach.jpg', filename: 'beach.jpg', mimeType: 'image/jpeg', filesize: 9 },
}

it('prints the picture that wide screens show, which is there already', () => {
  const markup = renderToStaticMarkup(<Picture media={media} />)
  expect([...markup.matchAll(/media="([^"]+)"/g)].map(([, query]) => query)).toEqual([
    'print,(min-width:1024px)',
    '(min-width:768px)',
  ])
})
