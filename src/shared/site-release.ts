/** Which code serves the site. */
export interface SiteRelease {
  /** The version in package.json. */
  release: string;
  /** The first 12 digits of the commit, with `-dirty` where files were changed; null where no build knows it. */
  commit: string | null;
}

export function releaseWords({ release, commit }: SiteRelease): string {
  return commit === null ? `release ${release}` : `release ${release}, commit ${commit}`;
}
