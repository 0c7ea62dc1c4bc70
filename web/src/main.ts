import "@fontsource/philosopher/400.css";
import "@fontsource/philosopher/700.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./tokens.css";
import "./base.css";
import "./forced.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { go } from "./lib/router.svelte";
import { loadWords } from "./lib/words.svelte";

await loadWords();
mount(App, { target: document.getElementById("page")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // the page works without it, too
  // A click on a message: the service worker says which table it was about.
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go) go(event.data.go);
  });
}
