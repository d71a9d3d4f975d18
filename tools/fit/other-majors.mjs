// @ts-check
/** @typedef {import('@hawiyat/shared/federation/types/host-types').HostTypes} HostTypes */
/** @typedef {{ name: string, was: string, is: string }} OtherMajor */

/**
 * Finds what the compiler cannot see: it reads the declarations of both hosts with the one installed version of a package.
 * @param {HostTypes} known of a live host
 * @param {HostTypes} types of the new one
 * @returns {OtherMajor[]} packages that both import, in different major versions
 */
export function otherMajors({ packages: before }, { packages: after }) {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    return is && majorOf(is) !== majorOf(was) ? [{ name, was, is }] : [];
  });
}

/** As in a caret range, where `0.3.0` breaks `0.2.0`. @param {string} version */
const majorOf = (version) => /^(0\.)?\d+/.exec(version)?.[0];
