/** Files that name every release that a server brings along. */
export const deployedBy = ['tools/deployment/Dockerfile', 'tools/deployment/hawiyat.service'];

/**
 * @param {string} text one of those files, with a line that ends in `RELEASES=/hawiyat/shell/dist,/hawiyat/mf-orders/dist`
 * @param {string} name the new remote
 * @returns {string} the same, with the new remote's folder at the end of that line
 */
export function withRelease(text, name) {
  return text.replace(
    /^.*RELEASES=.*,(\S+\/)[\w-]+\/dist$/m,
    (line, folder) => `${line},${folder}${name}/dist`,
  );
}
