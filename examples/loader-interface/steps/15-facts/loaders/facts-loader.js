export default function factsLoader(source) {
  const { mode, target, hot, sourceMap, version, webpack } = this;
  console.log({ mode, target, hot, sourceMap, version, webpack });
  const { hashFunction, hashDigest, hashDigestLength, hashSalt } = this;
  console.log({ hashFunction, hashDigest, hashDigestLength, hashSalt });
  const { arrowFunction, asyncFunction, dynamicImport, importMetaDirnameAndFilename } = this.environment;
  console.log({ arrowFunction, asyncFunction, dynamicImport, importMetaDirnameAndFilename });

  const { contextify, absolutify, createHash } = this.utils;
  console.log(contextify(this.context, `${this.rootContext}/assets/logo.svg?inline`));
  console.log(absolutify(this.context, '../assets/logo.svg?inline'));
  console.log(createHash().update(source).digest(this.hashDigest).slice(0, this.hashDigestLength));
  console.log(createHash('sha256').update(source).digest('hex').slice(0, 8));
  return source;
}
