import { button, copy, figure, line, panel, photo, title } from './previewShapes.mjs'

const stroke = (d, color, width = 2) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d, color) => `<path d="${d}" fill="${color}"/>`
const blob = (x, y, rx, ry, color) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`

const CRAYONS = ['#ffc2cf', '#bcdcff', '#bfeccb', '#ffd9b8']
const VIOLET = '#40308f'
const NEON = '#d2ff26'
const BLACK = '#131517'
const SEA = '#071d1b'
const BRASS = '#c9a667'
const CLAY = '#8f4728'
const MILK = '#fbf8f2'
const ground = (color) => panel(0, 0, 320, 200, color, 0)
const arch = (x, y, w, h, color) => fill(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`, color)

/** Slice name -> shapes of its preview: brands whose slices stand on their own layout alone, in the colours of that. */
export const brandDrawingsB = {
  'caracola-hero': [
    ground('#f1ecff'),
    title(22, 64, 104, 14, VIOLET),
    title(22, 84, 80, 14, VIOLET),
    copy(22, 108, 96, 2, '#b7a8ee'),
    panel(22, 138, 62, 20, VIOLET, 10),
    blob(222, 100, 74, 66, '#bcdcff'),
    blob(208, 118, 40, 26, '#ffd9b8'),
    blob(286, 148, 25, 24, '#bfeccb'),
    stroke('M140 40c8-10 14 8 22-2s14 8 22-2', '#e0556f', 4),
  ],
  'caracola-band': [
    ground('#fffdf9'),
    title(90, 22, 140, 11, VIOLET),
    ...CRAYONS.flatMap((color, i) => [
      panel(18 + i * 73, 56 + (i % 2) * 8, 66, 108, color, 18),
      stroke(`M${40 + i * 73} 92a5 5 0 1 1 9 3 10 10 0 1 1-18-6`, VIOLET, 3),
      title(28 + i * 73, 118, 44, 8, VIOLET),
      copy(28 + i * 73, 132, 44, 2, '#fff'),
    ]),
  ],
  'caracola-day': [
    ground('#f1ecff'),
    stroke('M160 10V190', '#b7a8ee', 4),
    ...[40, 100, 160].flatMap((y, i) => [
      `<circle cx="160" cy="${y}" r="22" fill="${CRAYONS[i]}" stroke="${VIOLET}" stroke-width="3"/>`,
      stroke(`M160 ${y}V${y - 12}M160 ${y}l${i % 2 ? -9 : 9} 4`, VIOLET, 3),
      panel(i % 2 ? 196 : 24, y - 20, 100, 40, '#fff', 12),
      title(i % 2 ? 206 : 34, y - 10, 54, 7, VIOLET),
      copy(i % 2 ? 206 : 34, y + 4, 76, 1, '#b7a8ee'),
    ]),
  ],
  'marea-hero': [
    ground('#f8f9f7'),
    fill('M0 0H320V96L0 138z', '#a3a29d'),
    fill('M0 70q60-26 120-4t200-20V96L0 138z', '#6f6e6a'),
    fill('M16 92H196l-8 26H8z', BLACK),
    fill('M12 122H150l-8 26H4z', BLACK),
    fill('M236 132H306l-7 20H229z', NEON),
    ...[0, 1, 2].flatMap((i) => [panel(16 + i * 70, 164, 34, 6, NEON, 0), title(16 + i * 70, 175, 50, 9, BLACK)]),
  ],
  'marea-band': [
    ground('#f8f9f7'),
    fill('M0 26L320 4V174L0 196z', BLACK),
    ...[0, 1, 2].flatMap((i) => [
      line(24, 56 + i * 40, 272, '#4b4c4a'),
      fill(`M32 ${68 + i * 40}h92l-6 18H26z`, i ? '#f8f9f7' : NEON),
      copy(176, 70 + i * 40, 112, 2, '#8b8983'),
    ]),
  ],
  'marea-tides': [
    ground('#e7e5e0'),
    fill('M0 96C30 96 40 30 80 30S130 96 160 96 210 36 240 36 300 96 320 90V128H0z', BLACK),
    stroke('M0 96C30 96 40 30 80 30S130 96 160 96 210 36 240 36 300 96 320 90', NEON, 5),
    ...[0, 1, 2].flatMap((i) => [
      title(20, 142 + i * 18, 46, 7, BLACK),
      fill(`M96 ${141 + i * 18}h${90 - i * 26}l-4 9H92z`, BLACK),
      copy(226, 143 + i * 18, 70, 1, '#8b8983'),
    ]),
  ],
  'altamar-hero': [
    ground(SEA),
    ...Array.from({ length: 9 }, (_, i) => stroke(`M210 200L${60 + i * 37} 20`, '#5b5236', 1)),
    title(24, 66, 40, 5, BRASS),
    title(24, 82, 104, 10, '#efe9da'),
    title(24, 100, 80, 10, '#efe9da'),
    copy(24, 122, 96, 2, '#33524c'),
    panel(24, 154, 66, 18, BRASS, 0),
    photo(164, 34, 130, 132, 0),
    stroke('M158 42v-6h6v-6h130v6h6v128h-6v6H164v-6h-6z', BRASS, 1.6),
  ],
  'altamar-band': [
    ground('#0d2b28'),
    title(100, 24, 120, 9, '#efe9da'),
    ...[48, 52, 164, 168].map((y) => line(20, y, 280, BRASS)),
    ...['I', 'II', 'III'].flatMap((number, i) => [
      figure(68 + i * 92, 96, number, 30, BRASS),
      title(42 + i * 92, 110, 52, 8, '#efe9da'),
      copy(36 + i * 92, 128, 64, 2, '#33524c'),
    ]),
    ...[114, 206].map((x) => stroke(`M${x} 54V162`, BRASS, 1)),
  ],
  'altamar-deck-plan': [
    ground(SEA),
    `<path d="M20 44H190c60 0 92 20 112 42-20 22-52 42-112 42H20q-6-42 0-84z" fill="#0d2b28" stroke="${BRASS}" stroke-width="2"/>`,
    stroke('M70 44V128M130 44V128M190 44V128M130 86H190', BRASS, 1),
    ...[45, 100, 220].map((x, i) => figure(x, 92, String(i + 1), 16, '#efe9da')),
    ...[0, 1, 2].flatMap((i) => [
      figure(30 + i * 96, 164, String(i + 1), 16, BRASS),
      title(44 + i * 96, 154, 50, 7, '#efe9da'),
      copy(44 + i * 96, 168, 58, 1, '#33524c'),
    ]),
  ],
  'serena-hero': [
    ground(MILK),
    title(110, 24, 100, 12, CLAY),
    copy(120, 46, 80, 2, '#ddd0be'),
    button(129, 72),
    arch(44, 120, 50, 80, '#cfd3bd'),
    arch(104, 104, 112, 96, '#d9a88d'),
    stroke('M228 200v-56a25 25 0 0 1 50 0v56', CLAY, 1.6),
    `<circle cx="253" cy="178" r="12" fill="#d9a88d"/>`,
  ],
  'serena-band': [
    ground('#f0e7da'),
    arch(28, 34, 100, 132, '#cfd3bd'),
    title(156, 40, 110, 11, '#39332b'),
    ...[0, 1, 2].flatMap((i) => [
      line(156, 68 + i * 34, 136, '#ddd0be'),
      title(156, 78 + i * 34, 46, 7, CLAY),
      copy(156, 90 + i * 34, 128, 1, '#cdbca6'),
    ]),
  ],
  'serena-ritual': [
    ground(MILK),
    stroke('M70 120a90 90 0 0 1 26-63', '#d9a88d', 9),
    stroke('M108 48a90 90 0 0 1 90-10', '#8d9876', 9),
    stroke('M212 46a90 90 0 0 1 38 74', '#e3c3ae', 9),
    `<circle cx="160" cy="100" r="34" fill="#f0e7da"/>`,
    title(138, 94, 44, 9, '#39332b'),
    ...[0, 1, 2].flatMap((i) => [title(44 + i * 88, 148, 52, 8, CLAY), copy(40 + i * 88, 164, 62, 2, '#ddd0be')]),
  ],
}
