import { z } from 'zod';

/** `next` and `prev` may be missing or null, also the whole (spec 3). */
const paginationSchema = z.object({
  next: z.object({ page: z.number().int() }).nullish(),
  /** Our API also names the row right before this page, by which a reader sees that the page before has changed since. */
  prev: z.object({ page: z.number().int(), lastId: z.string().optional() }).nullish(),
});

/** What every answer of the API is wrapped in. A 2xx answer whose success is false is a failure too. */
export const envelopeSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  data: z.unknown().optional(),
  pagination: paginationSchema.nullish(),
});

/**
 * A failed call: the HTTP status says the class, the message is one human sentence, `field` the wire name of the field at fault. Where
 * somebody else changed the record meanwhile (412), `data` is the record as it is now.
 */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  field: z.string().optional(),
  data: z.unknown().optional(),
});

export type Pagination = z.infer<typeof paginationSchema>;
export type Envelope<T = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data?: T };
export type Failure = z.infer<typeof failureSchema>;

/** The envelope around a record or a list of records, for documents and tests. */
export const successOf = <S extends z.ZodType>(data: S) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    pagination: paginationSchema,
  });
