#!/usr/bin/env node
// Writes src/components/fonts/*.woff2: the site's fonts, limited to Western European characters, so that the two or
// three fonts of a page are below 60 kB together.
import fs from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.resolve(import.meta.dirname, '..')
const dir = path.join(root, 'src/components/fonts')

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const letters = 'ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÚÛÜàáâãäçèéêëíîïñóôõöúûüœß'
const text = `${ascii}\u00a0¡¿§©®°·ªº«»²½¼¾×£€−–—‘’“”„…•${letters}`
const title = `${ascii.replace(/[<>[\]\\^_`{|}~@#$%*+="]/g, '')}\u00a0¡¿·–—‘’“”…ÁÉÍÓÚÑàáâçèéêíîñóôúü`

/** Variable fonts keep their weights. Script fonts, which only titles use, have one. */
const faces = [
  { name: 'figtree', text },
  { name: 'fraunces', text },
  { name: 'cormorant', text },
  { name: 'fredoka', text },
  { name: 'quicksand', text },
  { name: 'urbanist', text },
  { name: 'baloo-2', text },
  { name: 'bodoni-moda', text },
  { name: 'bricolage-grotesque', text },
  { name: 'dm-sans', text },
  { name: 'josefin-sans', text },
  { name: 'lora', text },
  { name: 'nunito', text },
  { name: 'playfair-display', text },
  { name: 'syne', text },
  { name: 'unbounded', text },
  { name: 'dancing-script', text: title, variationAxes: { wght: 450 } },
  { name: 'tangerine', text: title, file: '@fontsource/tangerine/files/tangerine-latin-700-normal.woff2' },
]

fs.mkdirSync(dir, { recursive: true })
for (const { name, text: characters, variationAxes, file } of faces) {
  const variable = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const source = path.join(root, 'node_modules', file ?? variable)
  const font = await subsetFont(fs.readFileSync(source), characters, { targetFormat: 'woff2', variationAxes })
  fs.writeFileSync(path.join(dir, `${name}.woff2`), font)
  console.log(`${name}: ${font.length} bytes`)
}
