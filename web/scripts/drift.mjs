// Fails when the types in src/lib/api/schema.d.ts are not those of openapi.json.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const document = new URL('../openapi.json', import.meta.url);
const types = new URL('../src/lib/api/schema.d.ts', import.meta.url);

const header = readFileSync(types, 'utf8').split('export ')[0];
const fresh = header + astToString(await openapiTS(document)).replace(/^\/\*\*[^]*?\*\/\s*/, '');
const options = { ...(await resolveConfig(types)), parser: 'typescript' };

if ((await format(fresh, options)) !== (await format(readFileSync(types, 'utf8'), options))) {
  console.error('src/lib/api/schema.d.ts is not what openapi.json says: run `npm run codegen`');
  process.exit(1);
}
