/** A message in the reader's language. Unknown ids come back in brackets, so that they are seen. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;
