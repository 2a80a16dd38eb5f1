/** Fetches a JSON file. @throws Error that tells the address where there is none */
export async function fetchJson<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as File;
}
