import { button, colors, copy, figure, line, mark, panel, photo, title } from './previewShapes.mjs'

const { TEAL, LAGOON, CORAL, SAND } = colors

/** A field with its label. */
export const input = (x, y, w, h = 18) => [title(x, y, w * 0.5, 4, LAGOON), panel(x, y + 8, w, h, SAND, 4)]

const widget = (y, fields) => [
  panel(16, y, 288, 66, '#fff', 8),
  panel(16, y, 288, 4, CORAL, 2),
  ...Array.from({ length: fields }, (_, i) => input(28 + i * (196 / fields), y + 18, 196 / fields - 8)),
  button(232, y + 25, 60),
]

/** A dashed note: shown to editors, not to visitors. */
export const note = (...inside) => [
  `<rect x="50" y="62" width="220" height="76" rx="8" fill="none" stroke="${TEAL}" stroke-width="2.4" stroke-dasharray="7 6"/>`,
  ...inside,
]

const hidden = note(title(100, 88, 120, 9), copy(118, 108, 84, 1), mark(78, 100, 'M-10-10 10 10M10-10-10 10'))

/** Slice name -> shapes of its preview: booking, and what tells of it. */
export const bookingDrawings = {
  'booking-dates-limiter': note(
    panel(72, 80, 66, 40, '#fff', 5),
    title(80, 88, 30, 6),
    title(80, 101, 48, 8, CORAL),
    line(146, 100, 28, TEAL),
    panel(182, 80, 66, 40, '#fff', 5),
    title(190, 88, 30, 6),
    title(190, 101, 48, 8, CORAL),
  ),
  'booking-exclude-resorts': note(
    ...[0, 1, 2].flatMap((i) => [
      photo(72 + i * 62, 78, 50, 44),
      ...(i === 1 ? [mark(97 + i * 62, 100, 'M-14-14 14 14M14-14-14 14')] : []),
    ]),
  ),
  'hide-inline-booking-widget': hidden,
  'hide-sign-up-to-save-footer': note(
    title(70, 84, 100, 8),
    panel(70, 102, 110, 18, SAND, 4),
    button(188, 101, 60),
    mark(160, 100, 'M-70-24 70 24'),
  ),
  'identity-verification-promo': [
    panel(0, 0, 320, 200, TEAL, 0),
    `<circle cx="160" cy="56" r="24" fill="${LAGOON}"/>`,
    mark(160, 57, 'M-10 0-3 8 11-8'),
    title(84, 96, 152, 11, '#fff'),
    copy(104, 116, 112, 2),
    button(120, 150, 80),
  ],
  'inline-booking-widget': [photo(0, 0, 320, 118, 0), title(28, 40, 120, 12, '#fff'), ...widget(92, 4)],
  'inline-flight-booking-widget': [
    panel(0, 0, 320, 200, TEAL, 0),
    title(16, 30, 140, 12, '#fff'),
    copy(16, 52, 180, 1),
    mark(276, 44, 'M-16 8 16-8M2-1-10-12M2-1 10 12'),
    ...widget(84, 5),
  ],
  'member-booking-widget': [
    title(16, 30, 110, 12),
    copy(16, 52, 170, 1),
    panel(244, 22, 60, 38, CORAL, 6),
    title(252, 32, 26, 5, '#fff'),
    title(252, 44, 42, 6, '#fff'),
    ...widget(84, 3),
  ],
  'promo-coupon': [
    `<rect x="26" y="60" width="268" height="80" rx="10" fill="#fff" stroke="${TEAL}" stroke-width="2.4" stroke-dasharray="8 6"/>`,
    title(46, 82, 110, 11),
    copy(46, 103, 120, 2),
    panel(194, 84, 80, 32, CORAL, 16),
    figure(234, 107, 'SAND', 18, '#fff'),
  ],
}
