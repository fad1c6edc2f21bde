// What is text is packed once, after the build, and not at every request.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = new URL("../src/feldherr/static/assets/", import.meta.url);
for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
  const content = readFileSync(new URL(name, folder));
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(content));
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(content, { level: 9 }));
}
