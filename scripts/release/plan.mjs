import getReleasePlan from '@changesets/get-release-plan';

/**
 * Resolves to the versions that the described changes lead to, and to what the changelogs would say, as text.
 *
 * @param {string} root the folder of the repository
 * @returns {Promise<string>}
 */
export async function plannedChanges(root) {
  const { releases, changesets } = await getReleasePlan(root);
  if (!changesets.length) return 'No change has been described: nothing would be released.\n';
  const summaries = new Map(changesets.map(({ id, summary }) => [id, summary.replaceAll('\n', ' ')]));
  return releases
    .map(({ name, oldVersion, newVersion, changesets: ids }) =>
      [
        `${name} ${oldVersion} → ${newVersion}`,
        ...ids.toSorted().map((id) => `  - ${summaries.get(id)}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
