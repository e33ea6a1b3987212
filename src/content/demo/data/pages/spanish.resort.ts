import { document, el, link, noLink, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** A resort in Spanish. */
export const spanishResortPages: DemoPage[] = [
  {
    path: '/es/resorts/bahia-serena',
    title: 'Solmara Bahía Serena',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/resorts/bahia-serena',
    meta: {},
    elements: [
      el('hero', {
        eyebrow: 'Samaná, República Dominicana',
        title: 'Bahía Serena',
        copy: 'Un kilómetro de arena, sin carretera',
        link: link('Ver las ofertas', '#ofertas'),
        secondLink: link('Preguntar', '/es/contact'),
        image: picture('bahia-serena-hero'),
        height: 'tall',
        titleSize: 'text-8xl',
      }),
      el('introduction', {
        eyebrow: 'Bienvenidos',
        title: 'Se llega en barco y se toca la campana',
        copy: rich(
          'Casas bajas entre cocoteros más viejos que cualquiera de nosotros, y el único tráfico es la bicicleta que trae el pan. Quien se va toca la campana del muelle; quien piensa volver la toca dos veces.',
        ),
      }),
      el('check-in-out', {
        checkInLabel: 'Entrada',
        checkIn: '15:00',
        checkOutLabel: 'Salida',
        checkOut: '12:00',
        tone: 'tint',
      }),
      el('image-and-copy', {
        eyebrow: 'La mesa',
        title: 'Todo lo que se ve desde aquí',
        copy: rich(
          'Pescado de las barcas que tiene delante, hierbas del huerto y pan de coco de media playa. Los sábados las mesas se llevan a la orilla.',
        ),
        link: noLink,
        image: picture('bahia-serena-dining'),
        imagePosition: 'left',
      }),
      el(
        'category-gallery',
        {
          title: 'Una playa con unas cuantas casas',
          resort: document('resorts', 'bahia-serena'),
          images: [],
          limit: 12,
        },
        [],
        { hydrationMode: 'visible' },
      ),
      el(
        'special-offers',
        {
          title: 'Tres maneras de subir al barco',
          copy: '',
          specials: offers('early-trade-winds', 'whale-season', 'fourth-night'),
          theme: 'Card',
          tone: 'tint',
        },
        [],
        { domId: 'ofertas' },
      ),
      el('fact-sheets', {
        title: 'Ficha técnica',
        copy: '',
        style: 'both',
        resort: document('resorts', 'bahia-serena'),
      }),
    ],
  },
]
