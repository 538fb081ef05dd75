// webpack's homes elsewhere, as icons: in the header of wide screens and in every footer.
import { Icon } from '../../parts/icon/Icon.tsx';

interface SocialLinksProps {
  links: { github: string; x: string; stackOverflow: string };
}

export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <>
      <a className="icon-btn" href={links.github} rel="noopener noreferrer" aria-label="GitHub">
        <Icon name="github" filled />
      </a>
      <a className="icon-btn" href={links.x} rel="noopener noreferrer" aria-label="X (Twitter)">
        <Icon name="x" filled />
      </a>
      <a
        className="icon-btn"
        href={links.stackOverflow}
        rel="noopener noreferrer"
        aria-label="Stack Overflow"
      >
        <Icon name="stackoverflow" filled />
      </a>
    </>
  );
}
