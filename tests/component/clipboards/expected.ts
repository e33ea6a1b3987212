import type { PastedTable } from '../../../src/studio/model/pastedTable'

interface Expected {
  /** The text as the site shows it, including its table if it has one. */
  text: string
  table?: PastedTable
  hasPictures?: true
}

const table = (head: string[] | null, ...rows: string[][]): PastedTable => ({ caption: null, head, rows })

/** The expected results for real clipboard content of programs, which the files in this folder contain. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  'word-windows': {
    text: '<h2>Arriving by sea</h2><h2>The harbour</h2><p>The <strong>ferry</strong> leaves at <em>noon</em>, 5\u00a0km away; see the <a href="https://example.com/timetable">timetable</a> of Vigo.</p><ul><li>Two bags</li><li><ul><li>one of them small</li></ul></li><li>A hat</li></ul><ol><li>Board<br/>by the rear door</li><li>Sit down</li></ol><p>On the island:</p><ol start="3"><li>Walk up</li></ol>',
    hasPictures: true,
  },
  'word-reviewed': {
    text: '<p>The reef</p><h2>The reef</h2><p>We dive each morning.[1]</p><p>Bring a lamp → 20°.</p><p><strong>Full</strong> in June</p><p>[1] From May on.</p>',
  },
  'word-online': {
    text: '<h2>Sailing</h2><p>The boat is <strong>yours</strong>: <a href="https://example.com/boats">book it</a><br/>today.</p><ul><li>Sails</li><li><ul><li>the big one</li></ul></li><li>Oars</li></ul><ol><li>Push off</li><li>Hoist</li></ol>',
    table: table(['Wind', 'Knots'], ['West', '12']),
  },
  'word-mac': {
    text: '<h2>What to bring</h2><ul><li>Shoes</li><li><ul><li>for the <strong>rocks</strong></li></ul></li><li>A towel</li></ul><p>Line one<br/>line two, 10\u00a0km away: <a href="https://example.com/map">map</a>.</p>',
    hasPictures: true,
  },
  'word-table': {
    text: '<p>Opening hours</p>',
    table: table(['Place', 'Open'], ['Pool', '8 – 20'], ['1. Bar', 'noon · night']),
  },
  'google-docs': {
    text: '<ol><li>Pack</li><li>Drive</li></ol><h2>The reef</h2><p>Warm <strong>all year</strong><em> and clear</em>. <a href="https://example.com/reef">More</a><br/>CO<sub>2</sub> free</p><ul><li>Fish</li><li><ul><li>blue ones</li><li><ol><li>from the deep</li></ol></li></ul></li><li>Coral</li><li><s>Tickets</s></li></ul>',
    hasPictures: true,
  },
  'google-docs-table': { text: '<p>Boats</p>', table: table(null, ['Ketch', '12 m 6 beds'], ['Dinghy', '']) },
  'google-sheets': { text: '', table: table(['Room', 'Beds'], ['Suite', '2'], ['Villa', '4']) },
  'excel-windows': {
    text: '',
    table: {
      ...table(
        ['Season', 'Price', 'For'],
        ['Low', '120.00', 'per night'],
        ['High', '240.50', 'per night, two nights at least'],
      ),
      caption: 'Prices 2027',
    },
  },
  'excel-online': { text: '', table: table(['Trail', 'Hours'], ['Ridge', '3']) },
  'excel-one-column': { text: '<p>Coral Grill</p><p>Sea Bar</p>' },
  powerpoint: {
    text: '<ul><li>Beach huts</li><li><ul><li>with a <strong>hammock</strong></li></ul></li><li>Tents</li></ul><ol><li>Choose</li><li>Book</li></ol>',
  },
  onenote: {
    text: '<p><strong>Bring</strong> by Friday:</p><ul><li>Rope</li><li><ul><li>the long one</li></ul></li><li>Lamp</li></ul><ol start="4"><li>Light it</li></ol>',
  },
  'libreoffice-writer': {
    text: '<h2>The kitchen</h2><p>Fresh <strong>fish</strong> and <em>red</em> pepper<sup>1</sup>. See <a href="https://example.com/menu">the menu</a>.</p><ol><li>Clean</li><li><ol><li>scale it</li></ol></li><li>Grill</li><li><ul><li>over wood</li></ul></li></ol>',
    hasPictures: true,
  },
  'libreoffice-calc': { text: '', table: table(['Day', 'Tide'], ['Monday', '6.2']) },
  outlook: {
    text: '<h3>Dear guest,</h3><p>Your room is ready. Write to <a href="mailto:stay@example.org">stay@example.org</a>.</p><ol><li>Key</li><li>Map</li></ol>',
    hasPictures: true,
  },
  gmail: {
    text: '<p>Hello,</p><p>the <strong>boat</strong> is <em>yours</em> ⛵.</p><ul><li>Anchor</li><li>Rope</li></ul><p>See you<br/>soon</p><p>On Fri, 15 Jan 2027 at 10:12, Ana Ruiz &lt;<a href="mailto:ana@example.org">ana@example.org</a>&gt; wrote:</p><blockquote>Is it free?</blockquote><ol><li>On Monday</li></ol><blockquote>Thank you</blockquote>',
  },
  'apple-pages': {
    text: '<p><strong>Sunset</strong> over the <em>bay</em>, every day.</p><ul><li>Palm</li><li><ul><li>Tall palm</li></ul></li><li>Pine</li></ul>',
  },
  'apple-notes': { text: '<h2>Packing</h2><p>Sun cream and hat</p><p><u>Not</u> the <s>umbrella</s></p>' },
  'safari-page': {
    text: '<h2>Whales</h2><p>From <strong>January</strong> to March. <a href="https://example.com/whales">Tours</a></p><blockquote>They breathe.<br/>We wait.</blockquote>',
  },
  'chrome-page': {
    text: '<h2>The spa</h2><p>Steam, <strong>stones</strong> and <code>H2O</code>.</p><ul><li>Day</li><li><ul><li>morning</li></ul></li><li>Night</li></ul>',
    hasPictures: true,
  },
  'firefox-page': {
    text: '<h3>Flora</h3><p>Over <strong>900</strong> <a href="https://example.com/plants">kinds of plants</a>,<sup>[1]</sup> of which <em>many</em> bloom.</p><p>Orchid</p><p>In the hills.</p><ol start="3"><li>Third</li><li>Fourth</li></ol>',
  },
  notion: {
    text: '<h2>Welcome</h2><p>We open <strong>in May</strong> with <em>music</em>.</p><ul><li>Monday</li><li><ul><li>Drums</li></ul></li><li>Tuesday</li></ul><ol><li>First</li><li>Second</li></ol><ul><li>Chairs</li></ul><blockquote>Come early.</blockquote><p>Bye</p>',
  },
  'markdown-editor': {
    text: '<h2>Rooms</h2><p>With <strong>sea view</strong>, <s>no pets</s> and <a href="/rooms">more</a>.</p><ul><li>Balcony</li><li>Bath<br/>with a window</li></ul>',
    table: table(['Kind', 'm²'], ['Suite', '80'], ['Twin', '30']),
  },
  vscode: { text: '<p>export const hero = {</p><p>title: &#x27;Sea&#x27;</p><p>}</p>' },
}
