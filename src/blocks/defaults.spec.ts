import { describe, expect, it } from 'vitest'
import { defaultFields, isFieldDefinition, type FieldDefinition } from 'voix/slices'
import { slices } from './registry/configs'

/** The options, defaults and limits of the specification: the id of the row, and the definitions that contain them. */
type Definition = FieldDefinition & {
  options?: readonly (string | { value: string })[]
  fields?: Record<string, Definition>
  media?: Record<string, { width?: number; height?: number }>
}

const sliceOf = (name: string) => {
  const found = slices.find((slice) => slice.name === name)
  if (!found) throw new Error(`There is no slice ${name}.`)
  return found
}

/** `slice.field` or `slice.field.inner`. */
function fieldOf(path: string): Definition {
  const [slice = '', ...names] = path.split('.')
  let fields = sliceOf(slice).fields as Record<string, unknown>
  let found: unknown
  for (const name of names) {
    found = fields[name]
    fields = (found as Definition).fields ?? {}
  }
  if (!found || !isFieldDefinition(found as FieldDefinition)) throw new Error(`There is no field ${path}.`)
  return found as Definition
}

const valuesOf = (path: string) =>
  fieldOf(path).options?.map((option) => (typeof option === 'string' ? option : option.value))
const defaultOf = (path: string) => defaultFields(sliceOf(path.split('.')[0] ?? ''))[path.split('.')[1] ?? '']

describe('an option of the specification is one of a field', () => {
  it.each([
    ['options.post-type-blog', 'blog-posts.postType', 'Blog Post'],
    ['options.post-type-playacares', 'blog-posts.postType', 'Playacares Post'],
    ['options.post-type-dominican-republic', 'blog-posts.postType', 'Dominican Republic Post'],
    ['options.post-type-jamaica', 'blog-posts.postType', 'Jamaica Post'],
    ['options.post-type-mexico', 'blog-posts.postType', 'Mexico Post'],
    ['options.post-type-usa', 'blog-posts.postType', 'USA Post'],
    ['options.grid-width-1-4', 'grid-gallery.images.width', 'w-1/4'],
    ['options.grid-width-1-2', 'grid-gallery.images.width', 'w-1/2'],
    ['options.grid-width-3-4', 'grid-gallery.images.width', 'w-3/4'],
    ['options.grid-width-full', 'grid-gallery.images.width', 'w-full'],
    ['options.category-resort', 'category-gallery.images.category', 'resort'],
    ['options.category-activities', 'category-gallery.images.category', 'activities'],
    ['options.category-pools', 'category-gallery.images.category', 'pools'],
    ['options.category-rooms', 'category-gallery.images.category', 'rooms'],
    ['options.category-dining', 'category-gallery.images.category', 'dining'],
    ['options.category-celebrations', 'category-gallery.images.category', 'celebrations'],
    ['options.category-meetings', 'category-gallery.images.category', 'meetings'],
    ['options.graphic-none', 'background-graphic.graphic', 'none'],
    ['options.graphic-scribble-circle', 'background-graphic.graphic', 'scribble-circle'],
    ['options.graphic-spider-web', 'background-graphic.graphic', 'spider-web'],
    ['options.graphic-spiral-coral', 'background-graphic.graphic', 'spiral-coral'],
    ['options.graphic-spiral-coral-web', 'background-graphic.graphic', 'spiral-coral-web'],
    ['options.illustration-none', 'illustration.illustration', 'none'],
    ['options.illustration-seahorse', 'illustration.illustration', 'seahorse'],
    ['options.illustration-sisserou', 'illustration.illustration', 'sisserou'],
    ['options.illustration-turtle', 'illustration.illustration', 'turtle'],
    ['options.popup-automatic', 'popup.mode', 'automatic'],
    ['options.popup-on-click', 'popup.mode', 'on-click'],
    ['options.popup-always-show', 'popup.mode', 'always-show'],
  ])('%s', (_id, path, value) => {
    expect(valuesOf(path)).toContain(value)
  })
})

describe('a list of options of the specification is that of a field', () => {
  it.each([
    ['options.title-tags', 'hero.titleTag', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
    [
      'options.title-sizes',
      'hero.titleSize',
      ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl'].map((size) => `text-${size}`),
    ],
    ['catalogue-global.fact-sheets-style', 'fact-sheets.style', ['both', 'corp_only']],
    ['options.title-fonts', 'hero.titleFont', ['sans', 'serif', 'cursive', 'jewelcursive']],
    ['options.image-positions', 'image-and-copy.imagePosition', ['top', 'bottom', 'left', 'right']],
    ['options.copy-positions', 'image-and-copy.copyPosition', ['top', 'bottom', 'left', 'right', 'center', 'middle']],
  ])('%s', (_id, path, values) => {
    expect(valuesOf(path)).toEqual(values)
  })
})

describe('a default of the specification is that of a new element', () => {
  it.each([
    ['options.blog-show-all', 'blog-posts.showAll', true],
    ['options.check-in', 'check-in-out.checkIn', '3:00 p.m.'],
    ['options.check-out', 'check-in-out.checkOut', '12:00 p.m.'],
    ['options.video-hero-mute', 'video-hero.mute', true],
    ['options.video-hero-custom-ratio', 'video-hero.customAspectRatio', false],
    ['options.video-hero-ratio', 'video-hero.width', 16],
    ['constants.video-hero-ratio', 'video-hero.height', 30],
    ['constants.booking-widget-top', 'inline-booking-widget.top', 80],
    ['constants.coupon-currency', 'promo-coupon.currency', 'USD'],
    ['constants.iframe-height', 'iframe.height', 2500],
    ['constants.slider-slides', 'slider.slides', 2],
    ['constants.blocks-hero-height', 'blocks-hero.height', 40],
    ['options.venue-slide-amounts', 'venue-slide.receptionAmnt', 600],
    ['options.venue-slide-amounts', 'venue-slide.ceremonyAmnt', 600],
    ['constants.venue-amounts', 'venue-slide.cocktailAmnt', 600],
    ['options.privacy-table-default-display', 'privacy-policy-table.defaultDisplay', true],
    ['options.privacy-table-headers', 'privacy-policy-table.leftEnabled', true],
    ['options.privacy-table-headers', 'privacy-policy-table.centerEnabled', true],
    ['options.privacy-table-headers', 'privacy-policy-table.rightEnabled', true],
    ['offers.slider-number-of-slides', 'special-offer-slider.numberOfSlides', 2],
  ])('%s', (_id, path, value) => {
    expect(defaultOf(path)).toBe(value)
  })

  it.each([
    ['constants.stats-10', '10+'],
    ['constants.stats-350', '350+'],
    ['constants.stats-118', '118 hrs'],
    ['constants.stats-24310', '24,310 USD'],
  ])('%s', (_id, figure) => {
    expect(defaultOf('full-width-stats.stats')).toContainEqual(expect.objectContaining({ number: figure }))
  })
})

describe('a field of the specification is one of its slice', () => {
  it.each([
    ['options.blog-view-more', 'blog-posts.viewMoreBtn', 'link'],
    ['catalogue-global.video-player-id', 'video-player.videoId', 'text'],
    ['catalogue-global.video-player-loop', 'video-player.loop', 'checkbox'],
    ['catalogue-global.video-player-autoplay', 'video-player.autoplay', 'checkbox'],
    ['options.video-hero-cf-id', 'video-hero.cfId', 'text'],
    ['options.video-hero-mobile-image', 'video-hero.mobileImage', 'image'],
    ['options.video-hero-bg-image', 'video-hero.bgImage', 'image'],
    ['catalogue-booking.inline-widget-flight', 'inline-booking-widget.showFlightBookingWidget', 'checkbox'],
    ['catalogue-booking.inline-widget-shift', 'inline-booking-widget.shiftOverHero', 'checkbox'],
    ['catalogue-booking.inline-widget-accent', 'inline-booking-widget.accentColor', 'color'],
    ['catalogue-global.booking-dates-limiter-dates', 'booking-dates-limiter.min', 'date'],
    ['catalogue-global.booking-dates-limiter-dates', 'booking-dates-limiter.max', 'date'],
    ['catalogue-global.promo-coupon', 'promo-coupon.codes', 'text'],
    ['options.venue-slide-name', 'venue-slide.name', 'text'],
    ['catalogue-global.sign-up-popup', 'sign-up-popup.formId', 'documentName'],
    ['fields.bookingexcluderesorts', 'booking-exclude-resorts.bookingexcluderesorts', 'bookingexcluderesorts'],
    ['options.privacy-table-copy', 'privacy-policy-table.copy', 'text'],
    ['options.privacy-table-copy', 'privacy-policy-table.title', 'text'],
    ['options.privacy-table-headers', 'privacy-policy-table.leftHeader', 'text'],
    ['options.privacy-table-headers', 'privacy-policy-table.centerHeader', 'text'],
    ['options.privacy-table-headers', 'privacy-policy-table.rightHeader', 'text'],
    ['options.privacy-table-rows', 'privacy-policy-table.rows.left', 'text'],
    ['options.privacy-table-rows', 'privacy-policy-table.rows.center', 'text'],
    ['options.privacy-table-rows', 'privacy-policy-table.rows.right', 'text'],
    ['offers.slider-horizontal', 'special-offer-slider.horizontal', 'checkbox'],
    ['offers.slider-pagination-color', 'special-offer-slider.paginationColor', 'color'],
  ])('%s', (_id, path, type) => {
    expect(fieldOf(path).type).toBe(type)
  })
})

describe('a slice of the specification says that it loads documents', () => {
  it.each([
    'special-offers',
    'hotel-list',
    'brand-resort-listing',
    'brand-resort-filters',
    'press-releases',
    'meeting-facilities-explorer',
  ])('%s', (name) => {
    expect(sliceOf(name).database).toBe(true)
  })
})

describe('pictures are asked for in the size of the specification', () => {
  it.each([
    ['constants.media-hero', 'hero.image', { width: 1400, height: 600 }],
    ['constants.media-popup', 'sign-up-popup.image', { width: 500, height: 600 }],
    ['constants.media-staff', 'agent-staff.people.image', { width: 200, height: 200 }],
    ['constants.media-popup', 'popup.image', { width: 500, height: 600 }],
  ])('%s', (_id, path, size) => {
    expect(Object.values(fieldOf(path).media ?? {})).toContainEqual(expect.objectContaining(size))
  })
})

describe('a number of the specification has its limits', () => {
  it.each([['options.cursive-opacity', 'hero.cursiveOpacity', { min: 0, max: 1, step: 0.01 }]])(
    '%s',
    (_id, path, limits) => {
      expect(fieldOf(path)).toMatchObject(limits)
    },
  )
})

it('a select of logos lists the brands by their names', () => {
  expect(fieldOf('logo-select.brands')).toMatchObject({ type: 'relationship', relationTo: 'brands' })
})

describe('a family that the specification limits stands on its layouts alone', () => {
  it.each(slices.filter(({ admin }) => admin.group === 'agents').map((slice) => [slice.name, slice] as const))(
    '%s',
    (_name, slice) => {
      expect(slice.layouts).toEqual({ families: ['agents'] })
    },
  )
})

describe('the family of blocks', () => {
  const family = slices.filter(({ admin }) => admin.group === 'blocks')

  it.each(family.map((slice) => [slice.name, slice] as const))('%s stands on the layouts it lists', (_name, slice) => {
    expect(slice.layouts).toEqual(expect.arrayContaining(['blocks']))
    expect(slice.layouts).not.toContain('agent-cash-plus')
  })
})

describe('the wedding family', () => {
  it('has a slice for each part of the day', () => {
    expect(slices.filter(({ admin }) => admin.group === 'wedding').map(({ name }) => name)).toEqual([
      'venue-slide',
      'venue-slider',
      'wedding-gallery',
      'wedding-hero',
      'wedding-inclusions',
      'wedding-inquiry-form',
      'wedding-packages',
      'wedding-planner-contact',
      'wedding-testimonials',
    ])
  })

  it('keeps the venue slide for the venue slider', () => {
    expect(sliceOf('venue-slide').root).toBe(false)
    expect(sliceOf('venue-slider').slots.default?.allowedElements).toEqual(['venue-slide'])
  })
})

describe('every slice', () => {
  it.each(slices.map((slice) => [slice.name, slice] as const))(
    '%s has at least two templates, whose fields are its own',
    (_name, { templates, fields }) => {
      expect(Object.keys(templates).length).toBeGreaterThanOrEqual(2)
      for (const template of Object.values(templates)) {
        expect(template.label).not.toBe('')
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(template.fields)))
      }
    },
  )

  it('is offered, unless it is deprecated, and a deprecated one names what to use instead', () => {
    const deprecated = slices.filter((slice) => slice.deprecated)
    expect(deprecated.map(({ name, replacedBy }) => [name, replacedBy])).toEqual([
      ['card-row', 'features-section'],
      ['picture-block', 'solo-media'],
      ['short-groups-form', 'groups-form'],
    ])
  })
})
