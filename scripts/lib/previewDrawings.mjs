import {
  button,
  colors,
  copy,
  dashed,
  dots,
  figure,
  ghost,
  line,
  mark,
  panel,
  photo,
  play,
  title,
} from './previewShapes.mjs'

const { TEAL, LAGOON } = colors
const PLUS = 'M0-6V6M-6 0H6'
const DOWN = 'M0-9V5M-6-1 0 5 6-1M-8 11H8'

const card = (x, w = 80) => [
  panel(x, 48, w, 132),
  photo(x, 48, w, 66, 8),
  title(x + 9, 124, w * 0.6, 8),
  copy(x + 9, 140, w - 18, 2),
  title(x + 9, 164, 26, 6, colors.CORAL),
]
const head = (y = 18) => [title(90, y, 140), copy(120, y + 17, 80, 1)]

/** Slice name -> shapes of its preview. */
export const drawings = {
  accordion: [
    title(50, 26, 110),
    ...[64, 104, 144].flatMap((y, i) => [
      line(50, y - 14, 220),
      title(50, y, i ? 130 : 100, 8),
      mark(262, y + 4, PLUS),
    ]),
    line(50, 170, 220),
  ],
  'accordion-item': [
    line(50, 60, 220),
    title(50, 78, 130, 9),
    mark(262, 82, 'M-4-4 4 4M4-4-4 4'),
    copy(50, 102, 210, 3),
    line(50, 146, 220),
  ],
  'blog-posts': [
    title(24, 20, 120),
    ...[0, 1, 2, 3].flatMap((i) => [
      photo(24 + i * 70, 48, 62, 48),
      copy(24 + i * 70, 104, 36, 1),
      title(24 + i * 70, 116, 56, 8),
      copy(24 + i * 70, 131, 60, 2),
    ]),
    ghost(24, 164, 70),
  ],
  button: [button(105, 86, 110)],
  'category-gallery': [
    ...head(14),
    ...[0, 1, 2, 3].map((i) => panel(62 + i * 50, 48, 44, 15, i ? '#fff' : TEAL, 8)),
    ...[0, 1, 2, 3, 4, 5].map((i) => photo(34 + (i % 3) * 86, 74 + Math.floor(i / 3) * 56, 80, 50)),
  ],
  'check-in-out': [
    copy(70, 76, 60, 1, colors.CORAL),
    title(62, 92, 76, 18),
    line(160, 92, 1.6),
    panel(159, 70, 2, 60, LAGOON, 1),
    copy(190, 76, 60, 1, colors.CORAL),
    title(182, 92, 76, 18),
  ],
  columns: [
    ...[0, 1, 2].flatMap((i) => [
      dashed(22 + i * 95, 30, 86, 140),
      title(34 + i * 95, 46, 50, 8),
      copy(34 + i * 95, 62, 62, 4),
    ]),
  ],
  'contact-block': [
    title(30, 56, 110, 12),
    copy(30, 78, 110, 3),
    button(30, 122),
    ...[0, 1, 2, 3].flatMap((i) => [panel(180, 44 + i * 30, 20, 20, '#fff', 10), copy(210, 51 + i * 30, 76, 1, TEAL)]),
  ],
  containers: [
    panel(0, 34, 320, 132, '#fbd9cf', 0),
    dashed(40, 54, 240, 92),
    title(110, 80, 100),
    copy(90, 100, 140, 3),
  ],
  'countdown-clock': [
    title(95, 44, 130, 9),
    ...['12', '08', '45', '30'].flatMap((n, i) => [
      panel(44 + i * 60, 70, 52, 66),
      figure(70 + i * 60, 108, n, 26, TEAL),
      copy(56 + i * 60, 120, 28, 1),
    ]),
  ],
  'download-link': [mark(84, 100, DOWN), title(106, 94, 120, 9, colors.CORAL), line(106, 110, 120, colors.CORAL)],
  'fact-sheets': [
    title(24, 26, 100),
    ...[0, 1, 2, 3].flatMap((i) => {
      const [x, y] = [24 + (i % 2) * 140, 58 + Math.floor(i / 2) * 58]
      return [
        panel(x, y, 132, 48),
        mark(x + 20, y + 24, 'M-6-9H3L8-4V9H-6zM-2 0H4M-2 4H4'),
        title(x + 38, y + 14, 58, 7),
        copy(x + 38, y + 28, 40, 1),
        mark(x + 116, y + 22, 'M0-6V3M-4-1 0 3 4-1M-5 7H5'),
      ]
    }),
  ],
  'full-width-stats': [
    panel(0, 50, 320, 100, TEAL, 0),
    ...['10+', '350+', '118', '24k'].flatMap((n, i) => [
      figure(48 + i * 75, 98, n, 23, '#ffc0b1'),
      copy(24 + i * 75, 112, 48, 2),
    ]),
  ],
  'ghost-button-link': [ghost(105, 86, 110)],
  'grid-gallery': [
    photo(24, 22, 132, 74),
    photo(162, 22, 63, 74),
    photo(231, 22, 65, 74),
    photo(24, 102, 63, 74),
    photo(93, 102, 203, 74),
  ],
  group: [dashed(24, 24, 272, 152), panel(42, 42, 236, 36), panel(42, 84, 236, 36), panel(42, 126, 236, 36)],
  hero: [
    photo(0, 0, 320, 200, 0),
    title(24, 96, 180, 17, '#fff'),
    title(24, 119, 130, 17, '#fff'),
    copy(24, 146, 150, 1, '#fff'),
    button(24, 164),
    `<rect x="95" y="165" width="60" height="17" rx="8.5" fill="none" stroke="#fff" stroke-width="2"/>`,
  ],
  'hotel-list': [
    ...head(14),
    ...[0, 1, 2].flatMap((i) => [
      photo(24 + i * 94, 52, 86, 70),
      copy(24 + i * 94, 132, 44, 1),
      title(24 + i * 94, 144, 62, 9),
      copy(24 + i * 94, 160, 80, 2),
    ]),
  ],
  iframe: [
    panel(34, 26, 252, 148),
    panel(34, 26, 252, 20, LAGOON),
    mark(48, 36, 'M0 0h.1M10 0h.1M20 0h.1'),
    mark(160, 108, 'M-22-14-36 0l14 14M22-14 36 0 22 14M8-22-8 22'),
  ],
  'image-and-copy': [
    photo(24, 34, 130, 132),
    copy(178, 62, 40, 1, colors.CORAL),
    title(178, 74, 110, 12),
    copy(178, 96, 118, 4),
    title(178, 146, 56, 6, colors.CORAL),
  ],
  introduction: [
    copy(140, 46, 40, 1, colors.CORAL),
    title(80, 60, 160, 13),
    title(105, 79, 110, 13),
    copy(60, 106, 200, 1),
    copy(70, 118, 180, 1),
    copy(110, 130, 100, 1),
    title(135, 152, 50, 6, colors.CORAL),
  ],
  popup: [
    panel(0, 0, 320, 200, '#c9cfcc', 0),
    panel(48, 30, 224, 140),
    photo(48, 30, 96, 140, 8),
    title(160, 62, 92, 12),
    copy(160, 84, 92, 3),
    button(160, 126),
    mark(256, 46, 'M-4-4 4 4M4-4-4 4'),
  ],
  'rich-text': [title(70, 30, 120), copy(70, 54, 180, 4), copy(70, 106, 180, 5)],
  slider: [
    title(24, 22, 110),
    photo(24, 48, 132, 92),
    photo(164, 48, 132, 92),
    dots(24, 164, 4),
    mark(254, 164, 'M6 0H-6M0-5-6 0l6 5'),
    mark(288, 164, 'M-6 0H6M0-5 6 0 0 5'),
  ],
  'slider-image': [photo(70, 24, 180, 112), title(70, 146, 110, 10), copy(70, 163, 150, 1)],
  spacer: [
    panel(60, 26, 200, 40),
    dashed(60, 76, 200, 48),
    mark(160, 100, 'M0-14V14M-5-9 0-14 5-9M-5 9 0 14 5 9'),
    panel(60, 134, 200, 40),
  ],
  'special-offer-slider': [title(24, 20, 110), ...card(24, 124), ...card(160, 124), panel(298, 48, 22, 132)],
  'special-offers': [title(90, 20, 140), ...card(24), ...card(120), ...card(216)],
  'styled-number': [figure(140, 116, '7', 76), title(172, 98, 42, 16, colors.CORAL), copy(120, 136, 96, 1)],
  tab: [panel(50, 40, 66, 24, '#fff', 5), title(62, 48, 42, 8), panel(50, 62, 220, 98), copy(66, 80, 188, 4)],
  table: [
    title(40, 24, 110),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) =>
        copy(40 + column * 86, 58 + row * 30, column === 0 ? 54 : 64, 1, row === 0 ? TEAL : LAGOON),
      ),
    ),
    line(40, 72, 240, TEAL),
    ...[1, 2, 3].map((row) => line(40, 72 + row * 30, 240)),
  ],
  tabs: [
    title(40, 26, 100),
    title(40, 62, 44, 8),
    title(104, 62, 44, 8, LAGOON),
    title(168, 62, 44, 8, LAGOON),
    line(40, 80, 240),
    panel(40, 78, 44, 4, colors.CORAL, 2),
    copy(40, 98, 130, 4),
    photo(196, 96, 84, 70),
  ],
  'text-row': [
    line(30, 78, 260),
    ...[0, 1, 2].map((column) => copy(30 + column * 92, 97, column === 0 ? 54 : 70, 1, column === 0 ? TEAL : LAGOON)),
    line(30, 120, 260),
  ],
  'video-hero': [
    photo(0, 0, 320, 200, 0),
    play(160, 76),
    title(24, 134, 150, 16, '#fff'),
    copy(24, 160, 120, 1, '#fff'),
    button(24, 172, 56),
  ],
  'video-player': [photo(50, 28, 220, 124), play(160, 90), copy(50, 164, 110, 1)],
}
