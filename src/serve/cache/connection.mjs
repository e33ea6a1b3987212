import pg from 'pg'

const CONNECT_TIMEOUT = 3000
const QUERY_TIMEOUT = 3000

/**
 * One connection that listens. `lost` is called once, when it breaks, whatever the reason.
 *
 * @param {{ url: string, channel: string, notified: () => void, lost: () => void }} options
 * @returns {Promise<import('pg').Client>}
 */
export async function connect({ url, channel, notified, lost }) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'voix-cache',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
  })
  let isLost = false
  const loseOnce = () => {
    if (isLost) return
    isLost = true
    lost()
  }
  client.on('error', loseOnce)
  client.on('end', loseOnce)
  client.on('notification', notified)
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}
