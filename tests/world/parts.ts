import { randomBytes } from 'node:crypto';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../../src/server/database/schema';
import { s3Backend } from '../../src/server/files/onS3';
import { createFileStore } from '../../src/server/files/store';
import type { FileStore } from '../../src/server/files/types';

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

/** A failure of the machine or the network, with the code by which it is known. */
export const fault = (code: string, message = code) => Object.assign(new Error(message), { code });
/** As SQLite says that the disk is full, and PostgreSQL that it is gone. */
export const DISK_FULL = fault('SQLITE_FULL', 'database or disk is full');
export const CONNECTION_LOST = fault('57P01', 'Connection terminated unexpectedly');

/**
 * The same database, whose queries fail as told, before they do anything.
 * @param faultOf what befalls a query that reads, or one that writes; undefined lets it pass
 */
export const faulty = (database: Kysely<Database>, faultOf: (does: 'read' | 'write') => Error | undefined): Kysely<Database> => {
  const pass = (does: 'read' | 'write') => {
    const found = faultOf(does);
    if (found) throw found;
  };
  const spoilt = database.withPlugin({
    transformQuery: ({ node }) => {
      pass(WRITES.includes(node.kind) ? 'write' : 'read');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // A prepared query is compiled once and passes no plugin afterwards.
  const executor = spoilt.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async <R>(query: CompiledQuery<R>) => {
    pass(/^\s*(insert|update|delete)/i.test(query.sql) ? 'write' : 'read');
    return execute(query);
  };
  return spoilt;
};

/** Storage as S3 on a machine that takes no connection. */
export const storageAway = (dataDir: string): FileStore =>
  createFileStore({
    dataDir,
    backend: s3Backend({
      bucket: `bucket-${randomBytes(4).toString('hex')}`,
      region: 'us-east-1',
      // No program has this port.
      endpoint: 'http://127.0.0.1:1',
      isPathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    }),
  });
