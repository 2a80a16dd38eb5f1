import type { Proof } from './proof';
import { settingKey } from './setting-key';

/** Proofs that can share one run, by what they run and with which setting; scripts run by themselves. */
export function groupProofs(proofs: Proof[]): Proof[][] {
  const groups = new Map<string, Proof[]>();
  for (const [index, proof] of proofs.entries()) {
    const { says: _, shown: __, expect: ___, section, ...setting } = proof;
    const fromPage = proof.sample !== undefined || proof.pageFiles !== undefined;
    const apart = proof.run === 'script' || proof.alone ? index : '';
    const key = settingKey({ ...setting, section: fromPage ? section : undefined, apart });
    groups.set(key, [...(groups.get(key) ?? []), proof]);
  }
  return [...groups.values()];
}
