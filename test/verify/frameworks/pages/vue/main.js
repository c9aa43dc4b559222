import '@yahtzee-game/element';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';

globalThis.heard = [];
const app = createApp({
  setup() {
    const game = ref({ ruleset: 'yahtzee', lang: 'en' });
    return {
      game,
      messages: { 'row.chance': 'Lucky dip' },
      heard: ({ detail }) => globalThis.heard.push(detail.dice),
      choose: () => (game.value = { ruleset: 'yatzy', lang: 'de' }),
    };
  },
  template: `
    <yahtzee-game v-bind="game" :messages="messages" @yahtzee-roll="heard" />
    <button type="button" @click="choose">Yatzy</button>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('yahtzee-');
app.mount('#app');
