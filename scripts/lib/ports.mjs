import net from 'node:net'

/** Whether the port is free (on any address without `host`). */
export function isPortFree({ port, host }) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Returns a port that is free at the moment. */
export function findFreePort({ host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port: 0, host }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
