import { useCleanAddress } from '../../addresses/useCleanAddress';
import { useCopiedAnchors } from '../../reading/useCopiedAnchors';
import { useGuardedNavigation } from '../../addresses/useGuardedNavigation';
import { useImageZoom } from '../../reading/useImageZoom';
import { useLocaleRedirect } from '../../addresses/useLocaleRedirect';
import { useHiddenParts } from '../../ui/useHiddenParts';
import { useOldAddresses } from '../../addresses/useOldAddresses';
import { useScrollableTables } from '../../reading/useScrollableTables';
import { useWrapSwitches } from '../../reading/useWrapSwitches';
import { useTopMarker } from '../../shell/useTopMarker';

/** What the site does in the browser on every page; draws nothing. */
export default function SiteEffects(): null {
  useLocaleRedirect();
  useCleanAddress();
  useOldAddresses();
  useImageZoom();
  useCopiedAnchors();
  useHiddenParts();
  useScrollableTables();
  useWrapSwitches();
  useTopMarker();
  useGuardedNavigation();
  return null;
}
