import { button, colors, copy, dots, figure, ghost, line, mark, panel, photo, title } from './previewShapes.mjs'

const { TEAL, LAGOON, CORAL, SAND } = colors
const ARROW = 'M-8 0H8M2-6 8 0 2 6'
const BACK = 'M8 0H-8M-2-6-8 0l6 6'
const TICK = 'M-6 0-2 4 6-5'
const HEART = 'M0 8S-9 2-9-3A4.5 4.5 0 0 1 0-4 4.5 4.5 0 0 1 9-3C9 2 0 8 0 8z'

const head = (y = 16) => [title(90, y, 140), copy(120, y + 17, 80, 1)]
const controls = (y) => [dots(24, y, 3), mark(254, y, BACK), mark(288, y, ARROW)]
const icon = (x, y, path) => [`<circle cx="${x}" cy="${y}" r="13" fill="#fff"/>`, mark(x, y, path)]

/** A picture under an arch, with the line of a second one beside it. */
const arch = (x, y, w, h) => {
  const path = (dx) => `M${x + dx} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
  return [
    `<path d="${path(0)}" fill="#fbd9cf"/>`,
    `<circle cx="${x + w * 0.66}" cy="${y + h * 0.34}" r="${w * 0.12}" fill="${CORAL}"/>`,
    `<path d="M${x} ${y + h * 0.66}q${w * 0.3} ${-h * 0.16} ${w * 0.55} ${-h * 0.04}t${w * 0.45} 0V${y + h}H${x}z" fill="${TEAL}" opacity=".75"/>`,
    `<path d="${path(8)}" fill="none" stroke="${CORAL}" stroke-width="1.4"/>`,
  ].join('')
}

/** Slice name -> shapes of its preview: the families of blocks and of weddings. */
export const familyDrawings = {
  'block-link': [
    panel(36, 56, 248, 88),
    photo(48, 68, 56, 64),
    title(120, 74, 110),
    copy(120, 92, 144, 2),
    title(120, 120, 54, 6, CORAL),
    mark(262, 123, ARROW),
  ],
  'blocks-hero': [
    photo(0, 0, 320, 116, 0),
    panel(24, 84, 196, 74, TEAL),
    title(38, 98, 130, 13, '#fff'),
    copy(38, 118, 140, 1),
    button(38, 132, 56),
    ...[0, 1, 2].map((i) => panel(24 + i * 94, 168, 84, 24)),
  ],
  'brand-card': [
    panel(84, 20, 152, 160),
    photo(84, 20, 152, 78, 8),
    figure(118, 122, '≈', 26),
    title(100, 132, 84),
    copy(100, 149, 116, 1),
    title(100, 163, 50, 6, CORAL),
  ],
  'brand-resort-filters': [
    title(30, 44, 130),
    ...[0, 1, 2, 3].map((i) => panel(30 + i * 50, 82, 44, 20, i ? '#fff' : TEAL, 10)),
    panel(30, 118, 96, 24),
    mark(112, 130, 'M-4-2 0 2 4-2'),
    ghost(138, 121, 66),
    figure(270, 142, '8', 36),
  ],
  'brand-resort-listing': [
    title(24, 16, 90),
    ...[0, 1, 2].flatMap((i) => [
      line(24, 40 + i * 52, 272),
      photo(24, 46 + i * 52, 84, 40),
      copy(122, 50 + i * 52, 44, 1, CORAL),
      title(122, 61 + i * 52, 100, 9),
      copy(122, 76 + i * 52, 140, 1),
    ]),
  ],
  'card-row': [
    title(30, 44, 100),
    ...[0, 1].flatMap((i) => [
      panel(30 + i * 134, 72, 124, 78),
      title(44 + i * 134, 88, 64, 9),
      copy(44 + i * 134, 106, 94, 3),
    ]),
  ],
  'features-section': [
    title(24, 28, 120),
    ...['M-6 1q3-4 6 0t6 0', HEART, TICK, 'M0-7V7M-7 0H7'].flatMap((path, i) => [
      ...icon(38 + i * 72, 82, path),
      title(24 + i * 72, 108, 54, 8),
      copy(24 + i * 72, 124, 60, 3),
    ]),
  ],
  'image-slider-with-content': [
    photo(24, 26, 150, 120),
    copy(192, 52, 36, 1, CORAL),
    title(192, 64, 92, 12),
    copy(192, 86, 104, 3),
    title(192, 126, 50, 6, CORAL),
    ...controls(170),
  ],
  'included-with-stay': [
    panel(0, 30, 320, 140, TEAL, 0),
    title(24, 56, 84, 12, '#fff'),
    copy(24, 78, 76, 2),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
      const [x, y] = [136 + (i % 2) * 88, 60 + Math.floor(i / 2) * 36]
      return [`<circle cx="${x}" cy="${y}" r="6" fill="${CORAL}"/>`, copy(x + 14, y - 5, 56, 2, SAND)]
    }),
  ],
  'over-image-block': [
    photo(20, 20, 280, 118),
    panel(40, 98, 142, 84, TEAL),
    title(54, 112, 100, 11, '#fff'),
    copy(54, 130, 112, 2),
    button(54, 154, 56),
  ],
  'picture-block': [panel(64, 30, 192, 140), photo(74, 40, 172, 104), copy(74, 154, 90, 1)],
  'solo-media': [photo(24, 24, 272, 134), copy(24, 170, 100, 1)],
  'venue-slide': [
    panel(40, 28, 240, 144),
    photo(40, 28, 134, 144, 8),
    title(188, 52, 74),
    copy(188, 70, 80, 2),
    line(188, 98, 80),
    ...['600', '600', '600'].map((amount, i) => figure(198 + i * 29, 122, amount, 13, TEAL)),
    line(188, 134, 80),
    title(188, 148, 44, 6, CORAL),
  ],
  'venue-slider': [
    ...head(12),
    panel(24, 48, 250, 108),
    photo(24, 48, 150, 108, 8),
    title(186, 68, 70),
    copy(186, 86, 74, 2),
    figure(206, 136, '600', 20),
    panel(282, 48, 38, 108),
    ...controls(176),
  ],
  'wedding-gallery': [
    photo(30, 20, 82, 104),
    photo(30, 130, 82, 50),
    photo(119, 20, 82, 54),
    photo(119, 80, 82, 100),
    photo(208, 20, 82, 78),
    photo(208, 104, 82, 76),
  ],
  'wedding-hero': [
    arch(40, 22, 104, 150),
    copy(180, 58, 40, 1, CORAL),
    title(180, 72, 112, 14),
    title(180, 92, 84, 14),
    copy(180, 116, 110, 2),
    button(180, 142),
  ],
  'wedding-inclusions': [
    title(24, 32, 110, 12),
    ...[HEART, TICK, 'M0-7V7M-7 0H7'].flatMap((path, i) => [
      ...icon(38, 76 + i * 40, path),
      title(60, 68 + i * 40, 70, 8),
      copy(60, 82 + i * 40, 96, 1),
    ]),
    arch(188, 26, 100, 144),
  ],
  'wedding-packages': [
    ...head(12),
    ...[0, 1, 2].flatMap((i) => {
      const [x, ink] = [24 + i * 94, i === 1 ? '#fff' : TEAL]
      return [
        panel(x, 48, 84, 134, i === 1 ? TEAL : '#fff'),
        title(x + 12, 62, 54, 10, ink),
        copy(x + 12, 80, 40, 1, CORAL),
        ...[0, 1, 2].map((row) => copy(x + 12, 100 + row * 15, 58, 1)),
        button(x + 12, 154, 60),
      ]
    }),
  ],
  'wedding-planner-contact': [
    arch(36, 18, 92, 128),
    title(50, 158, 70, 8),
    title(168, 44, 120, 12),
    copy(168, 66, 120, 2),
    ...[0, 1, 2].flatMap((i) => [
      `<circle cx="176" cy="${108 + i * 26}" r="9" fill="#fff"/>`,
      copy(194, 106 + i * 26, 84, 1, TEAL),
    ]),
  ],
  'wedding-testimonials': [
    panel(0, 24, 320, 152, TEAL, 0),
    `<circle cx="160" cy="58" r="18" fill="${LAGOON}"/>`,
    title(70, 90, 180, 10, '#fff'),
    title(94, 107, 132, 10, '#fff'),
    copy(124, 132, 72, 1, CORAL),
    dots(142, 158, 2),
  ],
}
