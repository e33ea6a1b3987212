import { button, colors, copy, figure, line, mark, panel, photo, title } from './previewShapes.mjs'

const { TEAL, LAGOON, CORAL } = colors

const stroke = (d, color = CORAL, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Slice name -> shapes of its preview: decoration, brands, numbers, the group's press, privacy and meetings. */
export const restDrawings = {
  'background-graphic': [
    ...[20, 34, 48, 62, 76].map(
      (r) => `<circle cx="244" cy="100" r="${r}" fill="none" stroke="${CORAL}" stroke-width="1.8"/>`,
    ),
    title(40, 70, 110, 12),
    copy(40, 94, 150, 3),
  ],
  illustration: [
    stroke('M166 40c-16-8-34 2-36 20-1 12 6 18 2 28-3 8-16 10-14 26 2 14 20 14 22 30 1 12-8 20-18 16-8-4-8-14-1-17'),
    stroke('M166 40c16 6 20 22 12 34-8 12-16 14-14 28 2 14 14 18 14 34 0 14-8 24-18 32', TEAL),
    stroke('M130 60 108 64 132 74', CORAL),
    `<circle cx="152" cy="58" r="3.4" fill="${TEAL}"/>`,
  ],
  images: [0, 1, 2].flatMap((i) => [photo(22 + i * 95, 56, 86, 66), copy(22 + i * 95, 132, 56, 1)]),
  'logo-select': [
    title(90, 28, 140),
    ...[0, 1, 2, 3].flatMap((i) => [
      panel(22 + i * 70, 62, 62, 86),
      `<circle cx="${53 + i * 70}" cy="92" r="14" fill="${[TEAL, CORAL, LAGOON, TEAL][i]}"/>`,
      title(36 + i * 70, 120, 34, 7),
    ]),
  ],
  'numbered-image-card': [
    photo(24, 46, 136, 104),
    panel(36, 132, 34, 34, CORAL, 17),
    figure(53, 156, '1', 22, '#fff'),
    title(182, 72, 100, 12),
    copy(182, 96, 108, 3),
  ],
  'meeting-facilities-explorer': [
    ...[0, 1, 2].map((i) => panel(24 + i * 70, 24, 62, 18, '#fff', 4)),
    button(234, 24),
    ...[0, 1, 2].flatMap((i) => [
      panel(24 + i * 94, 60, 86, 116),
      copy(34 + i * 94, 74, 40, 1),
      title(34 + i * 94, 86, 60, 10),
      ...[0, 1, 2].flatMap((row) => [
        line(34 + i * 94, 110 + row * 20, 66),
        copy(34 + i * 94, 118 + row * 20, 36, 1),
        title(86 + i * 94, 117 + row * 20, 14, 7, CORAL),
      ]),
    ]),
  ],
  'press-releases': [
    title(24, 22, 130),
    ...[0, 1, 2].flatMap((i) => [
      line(24, 52 + i * 44, 272),
      copy(24, 66 + i * 44, 54, 1),
      title(112, 62 + i * 44, 150, 9),
      copy(112, 80 + i * 44, 176, 1),
    ]),
  ],
  'privacy-policy-table': [
    title(40, 28, 150),
    mark(274, 33, 'M-6 0H6'),
    copy(40, 52, 180, 1),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) =>
        copy(40 + column * 86, 80 + row * 28, column === 0 ? 54 : 64, 1, row === 0 || column === 0 ? TEAL : LAGOON),
      ),
    ),
    line(40, 94, 240, TEAL),
    ...[1, 2, 3].map((row) => line(40, 94 + row * 28, 240)),
  ],
  'resort-amenities': [
    title(24, 26, 130),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
      const [x, y] = [24 + (i % 3) * 94, 58 + Math.floor(i / 3) * 64]
      return [line(x, y, 84), title(x, y + 12, 56, 9), copy(x, y + 30, 80, 2)]
    }),
  ],
  'skewed-three-lines': [0, 1, 2].flatMap((i) => [
    `<path d="M${36 + i * 18} ${42 + i * 42}h${150 + i * 20}l-10 32h-${150 + i * 20}z" fill="${TEAL}"/>`,
    title(52 + i * 18, 53 + i * 42, 100 + i * 20, 10, '#fff'),
  ]),
  'trip-advisor': [
    ...[0, 1, 2, 3].map((i) => `<circle cx="${112 + i * 24}" cy="52" r="8" fill="${TEAL}"/>`),
    `<circle cx="208" cy="52" r="8" fill="none" stroke="${TEAL}" stroke-width="2"/><path d="M208 44a8 8 0 0 0 0 16z" fill="${TEAL}"/>`,
    title(60, 86, 200, 12),
    title(90, 106, 140, 12),
    copy(120, 136, 80, 1),
  ],
}
