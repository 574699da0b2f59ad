// A word list that another program shares with Faristol waits here until the page has read it. For page and service worker.
{
  const STORE = "faristol-shared:";

  self.shared = {
    async keep(scope, request) {
      const files = (await request.formData()).getAll("files");
      const cache = await caches.open(STORE + scope);
      const place = (at, { name }) => `${scope}shared/${at}/${encodeURIComponent(name)}`;
      await Promise.all(files.map((file, at) => cache.put(place(at, file), new Response(file))));
      return Response.redirect(scope, 303);
    },

    // Whoever takes the files has them alone.
    async take(scope) {
      if (!(await caches.has(STORE + scope))) return [];
      const cache = await caches.open(STORE + scope);
      const files = (await cache.keys()).map(async ({ url }) => {
        const content = await (await cache.match(url)).blob();
        return new File([content], decodeURIComponent(url.split("/").at(-1)));
      });
      const taken = await Promise.all(files);
      await caches.delete(STORE + scope);
      return taken;
    },
  };
}
