// Where a hosted search answers: the site asks these hosts and the Content-Security-Policy names them.

/** The nearest server first; the others stand in for it and hang on another name provider. */
export function hostedHosts(applicationId: string): [nearest: string, ...others: string[]] {
  return [
    `https://${applicationId}-dsn.algolia.net`,
    ...[1, 2, 3].map((server) => `https://${applicationId}-${server}.algolianet.com`),
  ];
}
