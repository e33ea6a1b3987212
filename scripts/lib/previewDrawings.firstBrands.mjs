import { button, colors, copy, figure, line, panel, photo, title } from './previewShapes.mjs'

const { TEAL, LAGOON, CORAL } = colors

const diamond = (x, y, r, fill = CORAL) =>
  `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z" fill="${fill}"/>`
const frame = (x, y, w, h, stroke = CORAL) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${stroke}" stroke-width="1.500"/>`
const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const octagon = (x, y, w, h, c, fill) =>
  `<path d="M${x + c} ${y}h${w - 2 * c}l${c} ${c}v${h - 2 * c}l${-c} ${c}h${2 * c - w}l${-c} ${-c}v${2 * c - h}z" fill="${fill}"/>`
const bars = (x, y, w, heights, fill) =>
  heights
    .map((height, i) => panel(x + (i * w) / heights.length, y - height, w / heights.length - 1, height, fill, 0))
    .join('')
const foot = (x, y, side, fill) =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)" fill="${fill}"><ellipse cx="0" cy="-5" rx="6.500" ry="10"/><circle cx="-1" cy="12" r="4.500"/></g>`

/** Slice name -> shapes of its preview: the families of Jewel, Jewel Grande, Costa Viva, Noche Azul and Bembé. */
export const firstBrandDrawings = {
  'jewel-hero': [
    photo(110, 20, 190, 160, 0),
    panel(20, 44, 150, 112, '#fff', 0),
    frame(26, 50, 138, 100),
    title(50, 70, 90, 11),
    title(62, 88, 66, 11),
    copy(56, 110, 78, 2),
  ],
  'jewel-band': [
    panel(0, 0, 320, 200, TEAL, 0),
    title(100, 26, 120, 11, '#fff'),
    line(24, 58, 272, CORAL),
    ...[0, 1, 2].flatMap((i) => [
      figure(68 + i * 92, 90, ['I', 'II', 'III'][i], 18),
      title(40 + i * 92, 102, 56, 8, '#fff'),
      copy(38 + i * 92, 120, 60, 3),
    ]),
    line(24, 170, 272, CORAL),
  ],
  'jewel-evening-card': [
    panel(96, 14, 128, 172, '#fff', 0),
    frame(101, 19, 118, 162),
    ...[0, 1, 2].flatMap((i) => [
      title(124, 40 + i * 38, 72, 8),
      copy(134, 54 + i * 38, 52, 1),
      ...(i < 2 ? [diamond(160, 70 + i * 38, 3.5)] : []),
    ]),
    `<path d="M132 164q10-14 16-2t14-4 26 0" fill="none" stroke="${CORAL}" stroke-width="2.400" stroke-linecap="round"/>`,
  ],
  'jewel-grande-hero': [
    panel(0, 0, 320, 200, TEAL, 0),
    octagon(140, 18, 164, 164, 24, LAGOON),
    octagon(156, 34, 132, 132, 20, '#fbd9cf'),
    disc(250, 78, 16, CORAL),
    title(18, 62, 160, 15, '#fff'),
    title(18, 84, 124, 15, '#fff'),
    copy(18, 112, 100, 2),
    button(18, 140),
  ],
  'jewel-grande-band': [
    title(80, 22, 160, 13),
    ...['#0f5a47', '#1b4990', '#98103a', '#5d2f7d'].flatMap((fill, i) => [
      octagon(20 + i * 72, 54, 64, 124, 8, fill),
      diamond(52 + i * 72, 86, 15, '#fff'),
      title(32 + i * 72, 118, 40, 7, '#fff'),
      copy(32 + i * 72, 134, 40, 3),
    ]),
  ],
  'jewel-grande-cut': [
    `<path d="M60 40h80l32 34H28z" fill="${CORAL}"/><path d="M28 80h144l-72 98z" fill="${TEAL}"/><path d="M76 80h48l-24 98z" fill="${LAGOON}"/>`,
    ...[0, 1, 2, 3].flatMap((i) => [
      disc(200, 52 + i * 34, 8, CORAL),
      title(216, 46 + i * 34, 62, 7),
      copy(216, 58 + i * 34, 78, 1),
    ]),
  ],
  'costa-viva-hero': [
    panel(0, 0, 320, 200, '#dcf5f3', 0),
    ...Array.from(
      { length: 10 },
      (_, i) => `<path d="M224 96l-6-78h12z" fill="#ffc93c" transform="rotate(${i * 36} 224 96)"/>`,
    ),
    disc(224, 96, 58, '#fff'),
    photo(172, 44, 104, 104, 52),
    disc(272, 142, 22, CORAL),
    title(22, 60, 112, 15),
    title(22, 82, 84, 15),
    copy(22, 108, 110, 2),
    button(22, 138),
  ],
  'costa-viva-band': [
    title(90, 20, 140, 12),
    ...['#ffc93c', '#6bd6d2', '#ff9d8a'].flatMap((fill, i) => [
      disc(66 + i * 94, 90 + (i % 2) * 10, 34, fill),
      figure(66 + i * 94, 98 + (i % 2) * 10, ['11', '6', '10'][i], 24, TEAL),
      title(40 + i * 94, 136 + (i % 2) * 10, 52, 7),
      copy(40 + i * 94, 150 + (i % 2) * 10, 52, 2),
    ]),
  ],
  'costa-viva-hopscotch': [
    panel(0, 0, 320, 200, TEAL, 0),
    ...[
      [124, 134, '1'],
      [88, 78, '2'],
      [160, 78, '3'],
      [124, 22, '4'],
    ].flatMap(([x, y, number]) => [
      `<rect x="${x}" y="${y}" width="72" height="50" rx="5" fill="none" stroke="#fff" stroke-width="4"/>`,
      figure(x + 36, y + 35, number, 26, '#ffc93c'),
    ]),
  ],
  'noche-azul-hero': [
    panel(0, 0, 320, 200, '#05070f', 0),
    disc(226, 84, 72, '#2b62f5'),
    disc(226, 84, 68, LAGOON),
    title(20, 96, 190, 8, '#fff'),
    title(20, 112, 150, 8, '#fff'),
    button(20, 134),
    line(0, 172, 320, CORAL),
  ],
  'noche-azul-band': [
    panel(0, 0, 320, 200, '#0a0f1f', 0),
    ...[0, 1, 2].flatMap((i) => [
      line(20, 28 + i * 54, 280, '#2c3863'),
      figure(44, 66 + i * 54, ['4', '11', '27'][i], 28),
      title(86, 50 + i * 54, 84, 8, '#fff'),
      copy(188, 48 + i * 54, 106, 2),
    ]),
  ],
  'noche-azul-moon': [
    panel(0, 0, 320, 200, '#05070f', 0),
    ...[0, 1, 2, 3].flatMap((i) => [
      `<circle cx="${52 + i * 72}" cy="78" r="25" fill="none" stroke="${CORAL}" stroke-width="1.200"/>`,
      [
        '',
        `<path d="M124 53a25 25 0 0 1 0 50z" fill="#fff"/>`,
        disc(196, 78, 25, '#fff'),
        `<path d="M268 53a25 25 0 0 0 0 50a15 25 0 0 1 0-50z" fill="#fff"/>`,
      ][i],
      title(32 + i * 72, 122, 40, 7, '#fff'),
      copy(28 + i * 72, 138, 48, 2),
    ]),
  ],
  'bembe-hero': [
    panel(0, 0, 320, 112, CORAL, 0),
    photo(0, 0, 320, 112, 0),
    `<rect width="320" height="112" fill="#ff4a2b" opacity=".6"/>`,
    bars(0, 113, 320, [10, 22, 32, 16, 28, 8, 24, 34, 14, 30, 18, 8, 26, 12, 20, 30], '#f7efe4'),
    title(18, 124, 250, 18),
    title(18, 148, 190, 18),
    button(18, 174),
    disc(272, 108, 30, '#1a1fb0'),
  ],
  'bembe-band': [
    title(20, 18, 120, 14),
    ...['#ff4a2b', '#ffd60a', '#ff8fb2'].flatMap((fill, i) => [
      panel(20 + i * 94, 46, 92, 136, fill, 0),
      title(30 + i * 94, 58, 16, 8),
      title(30 + i * 94, 82, 64, 9),
      copy(30 + i * 94, 98, 64, 2, '#fff'),
      bars(30 + i * 94, 182, 70, [12, 26, 38, 20, 30, 10, 24], TEAL),
    ]),
  ],
  'bembe-steps': [
    panel(0, 0, 320, 200, '#1a1fb0', 0),
    title(20, 20, 130, 12, '#fff'),
    ...[0, 1, 2, 3].flatMap((i) => [
      `<rect x="${22 + i * 72}" y="54" width="60" height="72" fill="#2b31d8" stroke="#ffd60a" stroke-width="3"/>`,
      foot(42 + i * 72, i % 2 ? 92 : 78, 1, i % 2 ? LAGOON : '#ffd60a'),
      foot(62 + i * 72, i % 2 ? 104 : 92, -1, i % 2 ? '#ffd60a' : LAGOON),
      copy(22 + i * 72, 140, 58, 2),
    ]),
  ],
}
