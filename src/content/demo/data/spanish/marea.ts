import type { SpanishTexts } from './types'

/** The home of Marea. */
export const marea: SpanishTexts = {
  words: {
    Marea: 'Marea',
    'Marea: surf houses': 'Marea: casas de surf',
    'Surf houses on four breaks: racks in the hall, a hose outside, one long table, the tide on the wall.':
      'Casas de surf en cuatro rompientes: tablas en la entrada, manguera fuera, una mesa larga y la marea en la pared.',
    'The breaks': 'Las rompientes',
    'The idea': 'La idea',
    'A house is where the boards are': 'La casa está donde están las tablas',
    'Take a building that is close enough to hear it. Put racks where the mirror was. Cook once, for everybody, when everybody is back. That is all there is to it, and it took us three winters to leave out the rest.':
      'Busque un edificio desde el que se oiga el mar. Ponga soportes para tablas donde estaba el espejo. Cocine una vez, para todos, cuando todos hayan vuelto. No hay más, y tardamos tres inviernos en quitar lo que sobraba.',
    'First time': 'La primera vez',
    'Stand up by Thursday': 'El jueves ya estará de pie',
    'Six to a teacher, on foam, where the water is waist-deep and the wave has already broken. Nobody films you unless you ask; then there are two angles.':
      'Seis por instructor, en tablas de espuma, donde el agua llega a la cintura y la ola ya ha roto. Nadie le graba si no lo pide; si lo pide, hay dos ángulos.',
    'Where beginners go': 'Dónde se empieza',
    'Low water': 'La bajamar',
    'Is the best time': 'es la mejor hora',
    'To mend things': 'para arreglar cosas',
    'Tide & swell': 'Marea y olas',
    'Between sets': 'Entre series',
    'Before anyone': 'Antes que nadie',
    'The cove, flat': 'La caleta, como un plato',
    'Second breakfast': 'Segundo desayuno',
    'Blown out by four': 'A las cuatro, puro viento',
    'Punta Sal, first house, opens in': 'Punta Sal, la primera casa, abre en',
    'Punta Sal is open. The hose is warm.': 'Punta Sal está abierta. Y la manguera, tibia.',
    'And if the sea stays flat': 'Y si el mar sigue en calma',
  },
  fields: {
    'marea-hero': {
      eyebrow: 'Casas de surf',
      title: 'A las cinco en pie. Sin que nadie lo pida.',
      copy: 'Soportes para tablas en la entrada, duchas fuera y el desayuno cuando vuelva del agua.',
      link: { text: 'Leer la marea', href: '/brands/marea/tides', mode: 'href', target: '_self' },
      readings: [
        { label: 'Oleaje', value: '1,6 m' },
        { label: 'Período', value: '12 s' },
        { label: 'Viento', value: 'de tierra, flojo' },
        { label: 'Agua', value: '27 °C' },
      ],
    },
    'marea-band': {
      title: 'En la casa',
      copy: 'Nada con lo que haya que tener cuidado.',
      lines: [
        { title: 'Soportes', copy: 'Dos por cama, de 5′2″ a tablones. La cera, en el clavo.' },
        { title: 'Manguera', copy: 'Tibia, fuera, mientras le quede arena encima.' },
        { title: 'Taller', copy: 'Lo que entra roto antes del mediodía sale entero antes de las cinco.' },
        { title: 'Mesa', copy: 'Una, para treinta. Arroz, pescado y la misma discusión sobre las quillas.' },
      ],
    },
    'marea-tides': {
      title: 'Marea y olas',
      copy: 'Leídas en el poste del muelle, dos veces al día, por quien ya esté en pie.',
      spot: 'Punta Sal, martes',
      tides: [
        { time: '02:10', height: 0.4 },
        { time: '08:25', height: 1.9 },
        { time: '14:40', height: 0.3 },
        { time: '20:55', height: 1.7 },
      ],
      headers: 'Día | Oleaje | Período | Viento | Para quién',
      days: [
        {
          day: 'Martes',
          swell: 1.6,
          period: 12,
          wind: 'De tierra hasta las diez',
          who: 'Todos los que sepan girar',
        },
        { day: 'Miércoles', swell: 2.3, period: 14, wind: 'Ninguno', who: 'Los que saben' },
        { day: 'Jueves', swell: 1.2, period: 10, wind: 'De mar', who: 'Primeras olas verdes' },
        { day: 'Viernes', swell: 0.6, period: 8, wind: 'De mar', who: 'Primera vez, en espuma' },
      ],
      note: 'El mar no ha leído esto.',
    },
  },
}
