// @ts-check
import Fastify from 'fastify';
import pg from 'pg';

/*
 * One route and nothing around it, which runs the statements that a request to the real server runs, in the same
 * transactions, and answers with the rows: what the real server is measured against.
 */

/** @type {{ url: string, transactions: { sql: string, parameters: unknown[] }[][] }} */
const { url, transactions } = JSON.parse(process.env.BARE ?? '{}');
const pool = new pg.Pool({ connectionString: url, max: 10 });
/** @param {unknown} value a byte string travels as hex */
const parameter = (value) =>
  typeof value === 'string' && value.startsWith('bytes:') ? Buffer.from(value.slice(6), 'hex') : value;

const http = Fastify({ logger: false });
http.get('/containers', async () => {
  /** @type {unknown[]} */
  let containers = [];
  for (const statements of transactions) {
    const client = await pool.connect();
    try {
      for (const { sql, parameters } of statements) {
        const { rows } = await client.query(sql, parameters.map(parameter));
        if (rows.length > 1) containers = rows;
      }
    } finally {
      client.release();
    }
  }
  return { containers };
});
const address = await http.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: address });
