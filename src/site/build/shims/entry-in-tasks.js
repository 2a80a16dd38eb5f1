// What Docusaurus's client needs first, each part in a task of its own: readers can tap and type between them.
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const start = async () => {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
};

void start();
