import { useCleanAddress } from '../../addresses/useCleanAddress';
import { useCopyButtons } from '../../ui/CopyButton';
import { useCopiedAnchors } from '../../reading/useCopiedAnchors';
import { useGuardedNavigation } from '../../addresses/useGuardedNavigation';
import { useImageZoom } from '../../reading/useImageZoom';
import { useLocaleRedirect } from '../../addresses/useLocaleRedirect';
import { useHiddenParts } from '../../ui/useHiddenParts';
import { useOfflineReading } from '../../offline/useOfflineReading';
import { useLargePictures } from '../../pictures/useLargePictures';
import { useOldAddresses } from '../../addresses/useOldAddresses';
import { useOverviewFilter } from '../../reading/useOverviewFilter';
import { useProvedLists } from '../../reading/useProvedLists';
import { useReadyDates } from '../../reading/useReadyDates';
import { useScrollableTables } from '../../reading/useScrollableTables';
import { useWrapSwitches } from '../../reading/useWrapSwitches';
import { useLinks } from '../../addresses/useLinks';
import { useTabs } from '../../reading/useTabs';
import { useTopMarker } from '../../shell/useTopMarker';

/** What the site does in the browser on every page; draws nothing. */
export default function SiteEffects(): null {
  useLocaleRedirect();
  useCleanAddress();
  useOldAddresses();
  useImageZoom();
  useLargePictures();
  useCopiedAnchors();
  useCopyButtons();
  useHiddenParts();
  useOverviewFilter();
  useProvedLists();
  useReadyDates();
  useScrollableTables();
  useWrapSwitches();
  useTabs();
  useTopMarker();
  useGuardedNavigation();
  useLinks();
  useOfflineReading();
  return null;
}
