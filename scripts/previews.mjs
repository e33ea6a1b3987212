#!/usr/bin/env node
// Draws public/slices/<name>.svg, the pictures that the studio's palette shows. Pictures of other origin stay as they are; fails
// when a slice has none at all.
import fs from 'node:fs'
import path from 'node:path'
import { findSlices } from '../cli/slices.mjs'
import { drawings as globalDrawings } from './lib/previewDrawings.mjs'
import { agentDrawings } from './lib/previewDrawings.agents.mjs'
import { brandDrawingsA } from './lib/previewDrawings.brandsA.mjs'
import { brandDrawingsB } from './lib/previewDrawings.brandsB.mjs'
import { bookingDrawings } from './lib/previewDrawings.booking.mjs'
import { familyDrawings } from './lib/previewDrawings.families.mjs'
import { firstBrandDrawings } from './lib/previewDrawings.firstBrands.mjs'
import { formDrawings } from './lib/previewDrawings.forms.mjs'
import { restDrawings } from './lib/previewDrawings.rest.mjs'
import { toSvg } from './lib/previewShapes.mjs'

const drawings = {
  ...globalDrawings,
  ...agentDrawings,
  ...bookingDrawings,
  ...brandDrawingsA,
  ...brandDrawingsB,
  ...familyDrawings,
  ...firstBrandDrawings,
  ...formDrawings,
  ...restDrawings,
}
const root = path.resolve(import.meta.dirname, '..')
const dir = path.join(root, 'public/slices')
const names = findSlices(path.join(root, 'src/blocks')).map(({ name }) => name)
const missing = names.filter((name) => !(name in drawings) && !fs.existsSync(path.join(dir, `${name}.svg`)))

fs.mkdirSync(dir, { recursive: true })
for (const name of names) {
  if (name in drawings) fs.writeFileSync(path.join(dir, `${name}.svg`), toSvg(drawings[name]))
}
console.log(`Drew ${names.filter((name) => name in drawings).length} previews in public/slices.`)
if (missing.length > 0) {
  console.error(`No drawing for: ${missing.join(', ')}. Add it to scripts/lib/previewDrawings.mjs, or a file.`)
  process.exitCode = 1
}
