// The contract, on other and more random games than in every test run: each form of a ruleset with each number of
// players.

import { testContract } from '../harness/games/contract-tests.js';

testContract({ plain: [11, 12, 13, 14, 15, 16, 17, 18], changed: [21], everyNumber: true });
