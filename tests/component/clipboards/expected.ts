import type { PastedTable } from '../../../src/studio/model/pastedTable'

interface Expected {
  /** What the site shows of the text, with its table taken where it has one. */
  text: string
  table?: PastedTable
  hasPictures?: true
}

const table = (head: string[] | null, ...rows: string[][]): PastedTable => ({ caption: null, head, rows })

/** What becomes of what programs really write to the clipboard: the files beside this one. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  'word-windows': {
    text: '<h2>Arriving by sea</h2><h2>The harbour</h2><p>The <strong>ferry</strong> leaves at <em>noon</em>; see the <a href="https://example.com/timetable">timetable</a>.</p><ul><li>Two bags</li><li><ul><li>one of them small</li></ul></li><li>A hat</li></ul><ol><li>Board</li><li>Sit down</li></ol>',
  },
  'word-mac': {
    text: '<h2>What to bring</h2><ul><li>Shoes</li><li><ul><li>for the <strong>rocks</strong></li></ul></li><li>A towel</li></ul><p>Line one<br/>line two, 10\u00a0km away.</p>',
    hasPictures: true,
  },
  'word-table': { text: '<p>Opening hours</p>', table: table(['Place', 'Open'], ['Pool', '8 – 20']) },
  'google-docs': {
    text: '<h2>The reef</h2><p>Warm <strong>all year</strong><em> and clear</em>. <a href="https://example.com/reef">More</a></p><ul><li>Fish</li><li><ul><li>blue ones</li></ul></li><li>Coral</li></ul><ol><li>Mask</li></ol>',
  },
  'google-docs-table': { text: '<p>Boats</p>', table: table(null, ['Ketch', '12 m 6 beds'], ['Dinghy', '']) },
  'google-sheets': { text: '', table: table(['Room', 'Beds'], ['Suite', '2'], ['Villa', '4']) },
  'excel-windows': {
    text: '',
    table: { ...table(null, ['Low', '120.00', 'per night'], ['High', '240.50', 'per night']), caption: 'Prices 2027' },
  },
  'excel-one-column': { text: '<p>Coral Grill</p><p>Sea Bar</p>' },
  'libreoffice-writer': {
    text: '<h2>The kitchen</h2><p>Fresh <strong>fish</strong> and <em>red</em> pepper<sup>1</sup>. See <a href="https://example.com/menu">the menu</a>.</p><ol><li>Clean</li><li><ol><li>scale it</li></ol></li><li>Grill</li></ol>',
  },
  'libreoffice-calc': { text: '', table: table(['Day', 'Tide'], ['Monday', '6.2']) },
  outlook: {
    text: '<h3>Dear guest,</h3><p>Your room is ready. Write to <a href="mailto:stay@example.org">stay@example.org</a>.</p><ol><li>Key</li><li>Map</li></ol>',
    hasPictures: true,
  },
  gmail: {
    text: '<p>Hello,</p><p>the <strong>boat</strong> is <em>yours</em>.</p><ul><li>Anchor</li><li>Rope</li></ul><p>See you<br/>soon</p>',
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
