// The file system of Node.js with one file that is not on the disk.
export const withGenerated = (fs, file) => ({
  ...fs,
  stat(path, options, callback) {
    const done = callback ?? options;
    if (path !== file) return fs.stat(path, done);
    done(null, { isFile: () => true, isDirectory: () => false });
  },
});
