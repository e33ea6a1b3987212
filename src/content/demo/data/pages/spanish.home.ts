import { el, link, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** Front page and offers in Spanish. */
export const spanishHomePages: DemoPage[] = [
  {
    path: '/es',
    title: 'Solmara Resorts',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/',
    meta: {
      title: 'Solmara Resorts: ocho casas todo incluido en el Caribe',
      description:
        'Ocho resorts todo incluido en cinco costas, de los Pitones de Santa Lucía a los cenotes de Yucatán.',
      image: 'solmara-home',
    },
    elements: [
      el('hero', {
        eyebrow: 'Ocho resorts, cinco costas',
        title: 'Agua tibia, mañanas lentas y nada más que pagar',
        copy: 'Casas todo incluido de Santa Lucía a Yucatán, llevadas por gente del pueblo de al lado.',
        link: link('Ver las ofertas', '/es/specials'),
        secondLink: link('Nuestra historia', '/es/about'),
        image: picture('solmara-home'),
        height: 'tall',
        titleSize: 'text-7xl',
      }),
      el('introduction', {
        eyebrow: 'El grupo',
        title: 'Empezamos con una playa y un horno de pan',
        copy: rich(
          'En 1998 Catalina Brito alquiló un kilómetro de arena al que no llegaba ninguna carretera, y conservó a la mujer que horneaba allí. Ocho resorts después la regla es la misma: averiguar qué hace bien un lugar y construir alrededor.',
        ),
        link: link('Leer nuestra historia', '/es/about'),
      }),
      el('hotel-list', {
        title: '¿Dónde le gustaría despertar?',
        copy: 'Selva, arrecife, puerto, hacienda. Elija la mañana y lo demás vendrá solo.',
        limit: 6,
        columns: 3,
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '8', label: 'resorts en cinco países' },
          { number: '11 km', label: 'de playa sin vallas' },
          { number: '4,000', label: 'corales plantados a mano' },
          { number: '82 %', label: 'del equipo vive a menos de 15 km' },
        ],
        tone: 'deep',
      }),
      el(
        'special-offer-slider',
        {
          title: 'Vale la pena mover una reunión',
          copy: 'Motivos para venir esta temporada.',
          specials: offers('early-trade-winds', 'kids-stay-and-eat', 'the-long-weekend', 'after-dark'),
          numberOfSlides: 2,
          tone: 'tint',
        },
        [],
        { hydrationMode: 'visible' },
      ),
      el('image-and-copy', {
        eyebrow: 'Costa Viva',
        title: 'Los niños no querrán irse. Los abuelos tampoco',
        copy: rich(
          'Once toboganes, una escuela de circo y una cocina a la altura de sus cocineros. Mientras tanto, la mesa larga bajo las uvas de playa está puesta para nueve.',
        ),
        link: link('Bodas y celebraciones', '/es/weddings'),
        image: picture('group-family'),
        imagePosition: 'right',
      }),
      el('blog-posts', {
        title: 'Del diario',
        copy: 'Escrito por quienes trabajan aquí.',
        postType: 'Blog Post',
        showAll: false,
        viewMoreBtn: link('Leer el diario', '/es/blog'),
        tone: 'tint',
      }),
    ],
  },
  {
    path: '/es/specials',
    title: 'Ofertas especiales',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/specials',
    meta: {
      title: 'Ofertas especiales',
      description:
        'Reserva anticipada, noches gratis, familias, bodas y los días tranquilos de la semana: todas las ofertas del grupo.',
      image: 'specials-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Ofertas',
        title: 'Buenas razones para venir ahora',
        copy: 'Los precios bajan para quien decide pronto, se queda más o llega en domingo.',
        link: link('Todas las ofertas', '/es/specials/all'),
        secondLink: link('Hablar con alguien', '/es/contact'),
        image: picture('specials-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('special-offers', {
        title: 'Las favoritas de la temporada',
        copy: 'Las que piden nuestras propias familias.',
        specials: offers('early-trade-winds', 'kids-stay-and-eat', 'after-dark'),
        theme: 'Card',
      }),
      el('special-offers', {
        title: 'Para dos',
        copy: '',
        specials: offers('the-long-weekend', 'candlelit-cenote'),
        theme: 'Horizontal',
        tone: 'tint',
      }),
      el('special-offers', {
        title: 'Para todos a la vez',
        copy: '',
        specials: offers('nine-at-the-table', 'first-fins', 'whale-season'),
        theme: 'Hyatt special offer',
      }),
      el(
        'accordion',
        { title: 'Preguntas sobre la reserva', copy: '', tone: 'tint' },
        [
          el('accordion-item', {
            title: '¿Se pueden combinar las ofertas?',
            copy: rich(
              'Una tarifa especial por estancia y tantos extras como quiera. Al reservar se aplica la que más le convenga.',
            ),
            open: true,
          }),
          el('accordion-item', {
            title: '¿Y si cambian mis fechas?',
            copy: rich('Una vez, sin costo, hasta catorce días antes de llegar. Después pedimos una noche.'),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
    ],
  },
]
