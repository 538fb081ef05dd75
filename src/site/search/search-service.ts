// Who answers a search: our own index, or the hosted service that data/site.json names.
import site from '../../../data/site.json' with { type: 'json' };
import type { HostedSearch } from '../../model/site.ts';
import type { SearchService } from './service.ts';

export async function searchService(): Promise<SearchService> {
  const hosted = site.search as HostedSearch | null;
  if (hosted === null) {
    // In the chunk of whoever asks: a second request would only delay the first answer.
    const { ownService } = await import(/* webpackMode: 'eager' */ './own/own-service.ts');
    return ownService();
  }
  const { hostedService } = await import(
    /* webpackChunkName: 'hosted-search' */ './hosted/hosted-service.ts'
  );
  return hostedService({ ...hosted, site: site.origin });
}
