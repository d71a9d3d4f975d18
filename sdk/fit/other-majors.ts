import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';

interface OtherMajor {
  name: string;
  was: string;
  is: string;
}

/**
 * Finds what the compiler cannot see: it reads the declarations of both hosts with the one installed version of a package.
 * @param known of a live host
 * @param types of the new one
 * @returns packages that both import, in different major versions
 */
export function otherMajors({ packages: before }: HostTypes, { packages: after }: HostTypes): OtherMajor[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    return is && majorOf(is) !== majorOf(was) ? [{ name, was, is }] : [];
  });
}

/** As in a caret range, where `0.3.0` breaks `0.2.0`. */
const majorOf = (version: string) => /^(0\.)?\d+/.exec(version)?.[0];
