import { el, image, link, noLink, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** The group, weddings and contact in Spanish. */
export const spanishGroupPages: DemoPage[] = [
  {
    path: '/es/about',
    title: 'Quiénes somos',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/about',
    meta: {
      title: 'Quiénes somos',
      description: 'Una playa en 1998, ocho resorts hoy: cómo trabaja el grupo y qué devuelve.',
      image: 'about-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Quiénes somos',
        title: 'Un grupo que cabe en una mesa larga',
        copy: 'Ocho resorts, dos mil novecientas personas y una fundadora que todavía contesta cartas.',
        link: link('Ver las ofertas', '/es/specials'),
        secondLink: noLink,
        image: picture('about-hero'),
        height: 'normal',
        titleSize: 'text-6xl',
      }),
      el('rich-text', {
        copy: rich(
          '## Cómo empezó',
          'Catalina Brito era contable en Santo Domingo cuando alquiló una playa para la boda de su hermana y no quiso devolverla. Las primeras doce habitaciones se terminaron en 2001. Había un solo menú: lo que trajera la barca.',
          '## Cómo trabajamos',
          'Cada resort lo dirige alguien que vive en él, compra lo que puede a menos de una hora y guarda una partida para lo que todavía no se le ha ocurrido a nadie. De ahí han salido una biblioteca, una banda de metales y un burro.',
        ),
        width: 'narrow',
        size: 'large',
      }),
      el('image-and-copy', {
        eyebrow: 'Playa Cares',
        title: 'Un dólar de cada noche',
        copy: rich(
          'Va al vivero de coral, a los botes escolares de Samaná y al dispensario sobre Port Antonio. Las cuentas cuelgan en cada recepción, junto a la tabla de mareas.',
        ),
        link: noLink,
        image: picture('group-reef'),
        imagePosition: 'left',
      }),
    ],
  },
  {
    path: '/es/weddings',
    title: 'Bodas',
    layout: 'jewel',
    languageCode: 'es',
    translationOf: '/weddings',
    meta: {
      title: 'Bodas junto al mar',
      description:
        'Playas, terrazas y la capilla de una hacienda: lugares y organizadoras para bodas de dos a doscientos.',
      image: 'weddings-hero',
    },
    elements: [
      el('wedding-hero', {
        eyebrow: 'Bodas',
        title: 'En algún lugar entre las palmas y la marea',
        copy: 'Ceremonias para dos, para veinte o para todos los que alguna vez le enseñaron a nadar.',
        link: link('Hablar con una organizadora', '/es/contact'),
        secondLink: link('Ver los lugares', '/es/weddings/venues'),
        image: picture('weddings-hero'),
        look: 'full',
        titleFont: 'jewelcursive',
        titleSize: 'text-7xl',
      }),
      el('introduction', {
        eyebrow: 'Cómo lo hacemos',
        title: 'Una sola persona, de la primera carta al último baile',
        copy: rich(
          'Su organizadora vive en la isla, tutea al juez y tiene plan de lluvia para cada lugar. Ustedes deciden tres cosas: dónde, cuándo y qué toca la banda al final.',
        ),
      }),
      el('wedding-packages', {
        title: 'Tres maneras de empezar',
        copy: 'Cada una es un comienzo: su organizadora añade, quita y mueve lo que ustedes quieran.',
        packages: [
          {
            name: 'Solo nosotros',
            guests: 'Ustedes dos',
            price: 'Con seis noches, incluida',
            includes: 'Juez y papeles\nFlores para dos\nUna hora de fotografías',
            link: link('Preguntar por esta', '/es/contact'),
          },
          {
            name: 'La mesa larga',
            guests: 'Hasta 30 invitados',
            price: 'Desde 3,900 USD',
            includes: 'Ceremonia en la arena\nCena bajo las luces\nUn trío de guitarras hasta las diez',
            link: link('Reservar una mesa larga', '/es/contact'),
            isFeatured: true,
          },
          {
            name: 'Todo el pueblo',
            guests: 'Hasta 200 invitados',
            price: 'Desde 12,400 USD',
            includes: 'Ceremonia y cena\nUna banda, y sitio para bailar\nDesayuno al día siguiente',
            link: link('Invitar a todo el pueblo', '/es/contact'),
          },
        ],
        note: 'Las tasas dependen del país; su organizadora se las explica.',
        tone: 'tint',
      }),
      el(
        'wedding-gallery',
        {
          title: 'La temporada pasada',
          columns: 3,
          images: [
            { image: image('story-wedding'), shape: 'upright', caption: 'Negril, 18:12' },
            { image: image('group-wedding'), shape: 'wide', caption: 'Antes de los invitados' },
            { image: image('west-end-sunset'), shape: 'square', caption: 'El camino de vuelta' },
          ],
        },
        [],
        { hydrationMode: 'visible' },
      ),
      el(
        'wedding-testimonials',
        {
          title: 'Escrito después',
          quotes: [
            {
              quote: 'Llovió once minutos. Nadie lo recuerda, salvo el fotógrafo, que está agradecido.',
              names: 'Inés y Jonás',
              place: 'Pointe Azul, mayo',
              image: image('pointe-azul-peaks'),
            },
            {
              quote: 'Mi abuela bailó. Nos había avisado de que no iba a bailar.',
              names: 'Priya y Daniel',
              place: 'Bahía Serena, noviembre',
              image: image('group-wedding'),
            },
          ],
        },
        [],
        { hydrationMode: 'visible' },
      ),
      el('wedding-planner-contact', {
        title: 'Le escribirán a Amara',
        copy: '«Lo he hecho cuatrocientas veces y sigo llorando. Díganme qué tiene que tocar la banda al final.»',
        role: 'Directora de bodas, Santa Lucía',
        hours: 'De lunes a sábado, de 9 a 18 h',
        link: link('Escribirle', '/es/contact'),
        image: image('group-couple'),
        tone: 'plain',
      }),
      el('special-offers', {
        title: 'Nuestro regalo',
        copy: '',
        specials: offers('say-yes-here'),
        theme: 'Horizontal',
      }),
    ],
  },
  {
    path: '/es/contact',
    title: 'Contacto',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/contact',
    meta: {
      title: 'Hable con nosotros',
      description: 'Teléfono, cartas y las personas que contestan.',
      image: 'contact-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Contacto',
        title: 'Le contestará una persona',
        copy: 'Casi siempre Odile, Rafael o Amara. Han dormido en todas las habitaciones que recomiendan.',
        link: link('Ver las ofertas', '/es/specials'),
        secondLink: noLink,
        image: picture('contact-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('contact-block', {
        title: 'Reservas',
        copy: 'Llame, escriba o díganos cuándo llamarle.',
        phone: '+1 305 555 0110',
        email: 'hola@solmara.example',
        address: 'Calle del Puerto 14, Santo Domingo',
        hours: 'Todos los días, de 8 a 22 h (Miami)',
        link: link('Ver las ofertas', '/es/specials'),
        tone: 'tint',
      }),
      el('fact-sheets', {
        title: 'Fichas técnicas',
        copy: 'Habitaciones, cocinas y distancias en una página.',
        style: 'both',
      }),
    ],
  },
]
