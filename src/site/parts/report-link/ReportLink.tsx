// Opens a new issue that already says which section of which page it is about.
import site from '../../../../data/site.json' with { type: 'json' };
import { Icon } from '../icon/Icon.tsx';
import { reportUrl } from './report-url.ts';

export function ReportLink({ url, section }: { url: string; section: string | undefined }) {
  const href = reportUrl({
    repository: site.docsRepository.name,
    origin: site.origin,
    url,
    section,
  });
  return (
    <a href={href} rel="noopener noreferrer">
      <Icon name="info" />
      Report a problem with this {section === undefined ? 'page' : 'section'}
    </a>
  );
}
