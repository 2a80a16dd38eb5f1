import { useCleanAddress } from '../../hooks/useCleanAddress';
import { useCopiedAnchors } from '../../hooks/useCopiedAnchors';
import { useGuardedNavigation } from '../../hooks/useGuardedNavigation';
import { useImageZoom } from '../../hooks/useImageZoom';
import { useLocaleRedirect } from '../../hooks/useLocaleRedirect';
import { useHiddenParts } from '../../hooks/useHiddenParts';
import { useOldAddresses } from '../../hooks/useOldAddresses';
import { useScrollableTables } from '../../hooks/useScrollableTables';
import { useTopMarker } from '../../hooks/useTopMarker';

/** What the site does in the browser on every page; draws nothing. */
export default function SiteEffects(): null {
  useLocaleRedirect();
  useCleanAddress();
  useOldAddresses();
  useImageZoom();
  useCopiedAnchors();
  useHiddenParts();
  useScrollableTables();
  useTopMarker();
  useGuardedNavigation();
  return null;
}
