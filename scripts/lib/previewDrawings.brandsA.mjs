import { button, colors, copy, figure, line, panel, title } from './previewShapes.mjs'

const { TEAL, LAGOON, CORAL, SAND } = colors

const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`
const ring = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const arch = (x, y, w, h, fill) =>
  path(`M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, fill)
const pennant = (x, y, w, h, fill) => path(`M${x} ${y}l${w} ${h * 0.25}v${h * 0.5}L${x} ${y + h}z`, fill)
const leaf = (x, y, fill) => path(`M${x} ${y}q26 -34 0 -60q-26 26 0 60z`, fill)
const tiles = (x, y, across, down, [first, second]) => [
  panel(x, y, across * 20, down * 20, '#fff', 0),
  ...Array.from({ length: across * down }, (_, at) => {
    const [cx, cy] = [x + (at % across) * 20 + 10, y + Math.floor(at / across) * 20 + 10]
    return path(`M${cx} ${cy - 9}l9 9-9 9-9-9z`, first) + ring(cx, cy, 3, second)
  }),
]

/** Slice name -> shapes of its preview: the families of Club Bahía, Hacienda Roja, Isla Verde and Sal y Luz. */
export const brandDrawingsA = {
  'club-bahia-hero': [
    panel(0, 0, 320, 200, TEAL, 0),
    path('M190 0h130v200H150z', LAGOON),
    path('M182 0h10l-40 200h-10z', CORAL),
    ...[0, 1, 2, 3].map((i) => panel(24 + i * 22, 36, 18, 18, [CORAL, '#fff', SAND, LAGOON][i], 0)),
    title(24, 74, 112, 16, '#fff'),
    title(24, 98, 84, 16, '#fff'),
    button(24, 134),
    panel(236, 140, 64, 30, '#fff', 0),
    title(246, 150, 44, 10),
  ],
  'club-bahia-band': [
    title(24, 30, 120, 12),
    ...[CORAL, LAGOON, TEAL].flatMap((fill, i) => [
      pennant(24 + i * 94, 66, 80, 50, fill),
      title(24 + i * 94, 128, 54, 8),
      copy(24 + i * 94, 144, 74, 2),
    ]),
  ],
  'club-bahia-regatta': [
    panel(28, 22, 264, 40, TEAL, 0),
    title(42, 36, 110, 10, '#fff'),
    panel(28, 62, 264, 116, '#fff', 0),
    ...[0, 1, 2].flatMap((i) => [
      panel(28, 66 + i * 38, 34, 36, i === 0 ? CORAL : SAND, 0),
      figure(45, 91 + i * 38, `${i + 1}`, 20, TEAL),
      title(76, 76 + i * 38, 76, 8),
      copy(76, 90 + i * 38, 54, 1),
      figure(268, 91 + i * 38, `${4 + i * 3}`, 18),
      line(28, 102 + i * 38, 264),
    ]),
  ],
  'hacienda-roja-hero': [
    panel(0, 0, 320, 200, CORAL, 0),
    title(90, 26, 140, 13, '#fff'),
    copy(116, 48, 88, 2, '#fff'),
    ...tiles(0, 140, 16, 3, [TEAL, CORAL]),
    arch(90, 84, 140, 116, '#fff'),
    arch(97, 91, 126, 109, LAGOON),
  ],
  'hacienda-roja-band': [
    title(90, 20, 140, 12),
    ...[0, 1, 2].flatMap((i) => [
      arch(26 + i * 92, 48, 84, 88, CORAL),
      arch(32 + i * 92, 54, 72, 82, LAGOON),
      title(44 + i * 92, 148, 48, 8),
      copy(36 + i * 92, 164, 64, 2),
    ]),
  ],
  'hacienda-roja-tiles': [
    ...tiles(24, 20, 6, 4, [TEAL, CORAL]),
    figure(184, 52, '1782', 18),
    copy(162, 66, 100, 3),
    ...tiles(176, 112, 6, 4, [CORAL, TEAL]),
    figure(132, 142, '1861', 18),
    copy(40, 156, 110, 2),
  ],
  'isla-verde-hero': [
    title(24, 56, 120, 14),
    title(24, 78, 90, 14),
    copy(24, 106, 112, 2),
    button(24, 140),
    leaf(186, 80, TEAL),
    leaf(292, 190, CORAL),
    path('M232 32l34 8 22 28 2 36-24 32-40 8-34-20-8-40 18-34z', LAGOON),
    leaf(190, 176, TEAL),
  ],
  'isla-verde-band': [
    panel(0, 20, 320, 164, TEAL, 0),
    path('M0 20l60-8 80 8 90-10 90 10v6H0zM0 184l70 8 90-9 80 9 80-8v-6H0z', TEAL),
    ...[LAGOON, CORAL, LAGOON].flatMap((fill, i) => [
      leaf(66 + i * 94, 112, fill),
      title(42 + i * 94, 126, 48, 8, '#fff'),
      copy(34 + i * 94, 142, 64, 2, '#fff'),
    ]),
  ],
  'isla-verde-walks': [0, 1].flatMap((i) => [
    panel(24, 20 + i * 84, 272, 76, '#fff', 0),
    title(38, 32 + i * 84, 100, 9),
    copy(38, 48 + i * 84, 110, 1),
    copy(208, 32 + i * 84, 72, 2),
    path(`M24 ${96 + i * 84}v-14l50-4 40-16 48 6 44-20 50 22 40 10v16z`, i === 0 ? LAGOON : CORAL),
  ]),
  'sal-y-luz-hero': [
    panel(0, 0, 320, 200, '#fff', 0),
    panel(170, 0, 150, 200, '#b9b9b4', 0),
    ring(282, 52, 58, CORAL),
    panel(168, 0, 3, 200, TEAL, 0),
    title(22, 22, 26, 7),
    title(22, 88, 128, 20),
    title(22, 114, 96, 20),
    copy(22, 148, 104, 2),
  ],
  'sal-y-luz-band': [
    panel(0, 0, 320, 200, '#fff', 0),
    title(22, 34, 80, 16),
    title(22, 56, 56, 16),
    panel(124, 76, 174, 44, CORAL, 0),
    ...[0, 1, 2].flatMap((i) => [
      panel(124, 31 + i * 45, 174, 2.5, TEAL, 0),
      figure(136, 60 + i * 45, `${i + 1}`, 14, TEAL),
      title(156, 50 + i * 45, 54, 9),
      copy(222, 50 + i * 45, 70, 2, '#b9b9b4'),
    ]),
    panel(124, 166, 174, 2.5, TEAL, 0),
  ],
  'sal-y-luz-calendar': [
    panel(0, 0, 320, 200, '#fff', 0),
    ...[0, 1, 2, 3, 4, 5].map((i) => panel(120 + i * 34, 40, 2, 130, '#d3d3ce', 0)),
    ...[0, 1, 2].flatMap((i) => [
      panel(20, 40 + i * 43, 282, 2.5, TEAL, 0),
      title(20, 54 + i * 43, 72, 9),
      copy(20, 68 + i * 43, 56, 1, '#b9b9b4'),
      panel(122 + i * 44, 50 + i * 43, 88, 24, i === 0 ? CORAL : TEAL, 0),
    ]),
    panel(20, 169, 282, 2.5, TEAL, 0),
  ],
}
