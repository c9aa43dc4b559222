// What solving is compared with: Yahtzee with free joker rules, solved in C++ with 128-bit vectors. It is the algorithm of
// the advisor (docs/solver.md) row by row: one combination of filled boxes at a time, all its upper totals in one row.
// Everything is fixed at compile time: the dice, the boxes, the joker rule.
//
//   g++ -O3 -msse4.2 scripts/bench/yardstick.cpp -o yardstick && ./yardstick
//
// Prints the mean of the final total and the milliseconds of solving, as JSON.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <smmintrin.h>
#include <vector>

constexpr int SIDES = 6, DICE = 5, ROLLS = 3;
constexpr int OUTCOMES = 252, KEEPS = 462, THROWS = 7776;
constexpr int BOXES = 13, FULL_HOUSE = 8, SMALL_STRAIGHT = 9, LARGE_STRAIGHT = 10, YAHTZEE = 11;
constexpr int ALL = (1 << BOXES) - 1;
constexpr int BONUS_AT = 63, BONUS = 35, EXTRA = 100;
constexpr int WIDTH = 4;
/** Upper totals of a row of values; those beyond `BONUS_AT` are read when a box is filled. */
constexpr int ROW = 112;
/** Most upper totals that a turn is computed for. */
constexpr int LANES = 64;

using Counts = std::array<int, SIDES>;

/** Keeps ordered by inclusion: those with all dice (outcomes) first, the empty keep last. */
std::vector<Counts> keeps;
int up[KEEPS][SIDES], down[KEEPS][SIDES], downs[KEEPS];
float chances[OUTCOMES];
/** Points by box and outcome; the side of a Yahtzee by outcome, or -1. */
float points[BOXES][OUTCOMES];
int yahtzeeOf[OUTCOMES];

/** By filled boxes and whether a Yahtzee has scored, by upper total. */
std::vector<float> values((ALL + 1) * 2 * ROW);
alignas(64) float table[KEEPS][LANES];

float *rowOf(int filled, int scored) { return &values[(filled * 2 + scored) * ROW]; }

void addKeeps(Counts &counts, int side, int left) {
  if (side == SIDES - 1) {
    counts[side] = left;
    keeps.push_back(counts);
    return;
  }
  for (counts[side] = left; counts[side] >= 0; counts[side]--) addKeeps(counts, side + 1, left - counts[side]);
  counts[side] = 0;
}

void makeLattice() {
  Counts none{};
  for (int dice = DICE; dice >= 0; dice--) addKeeps(none, 0, dice);
  std::map<Counts, int> index;
  for (int keep = 0; keep < KEEPS; keep++) index[keeps[keep]] = keep;
  for (int keep = 0; keep < KEEPS; keep++) {
    for (int side = 0; side < SIDES; side++) {
      Counts near = keeps[keep];
      near[side]++;
      if (keep >= OUTCOMES) up[keep][side] = index.at(near);
      near[side] -= 2;
      if (near[side] >= 0) down[keep][downs[keep]++] = index.at(near);
    }
  }
}

void scoreOutcomes() {
  for (int r = 0; r < OUTCOMES; r++) {
    const Counts &counts = keeps[r];
    int sum = 0, run = 0, longest = 0;
    double orders = 120;
    for (int side = 0; side < SIDES; side++) {
      const int count = counts[side];
      sum += count * (side + 1);
      run = count ? run + 1 : 0;
      longest = std::max(longest, run);
      for (int k = 2; k <= count; k++) orders /= k;
      points[side][r] = count * (side + 1);
    }
    chances[r] = orders / THROWS;
    const int most = *std::max_element(counts.begin(), counts.end());
    const bool hasPair = std::find(counts.begin(), counts.end(), 2) != counts.end();
    yahtzeeOf[r] = most == DICE ? int(std::find(counts.begin(), counts.end(), DICE) - counts.begin()) : -1;
    points[6][r] = most >= 3 ? sum : 0;
    points[7][r] = most >= 4 ? sum : 0;
    points[FULL_HOUSE][r] = most == 3 && hasPair ? 25 : 0;
    points[SMALL_STRAIGHT][r] = longest >= 4 ? 30 : 0;
    points[LARGE_STRAIGHT][r] = longest >= 5 ? 40 : 0;
    points[YAHTZEE][r] = most == DICE ? 50 : 0;
    points[12][r] = sum;
  }
}

/** Points of a joker in a lower box that asks for a pattern. */
float jokerPoints(int box, float literal) {
  return box == FULL_HOUSE ? 25 : box == SMALL_STRAIGHT ? 30 : box == LARGE_STRAIGHT ? 40 : literal;
}

/** Writes to outcomes what the best open box is worth, for n vectors of upper totals from `lowest` on. */
void writeStops(int filled, int scored, int lowest, int n) {
  for (int r = 0; r < OUTCOMES; r++) {
    __m128 best[LANES / WIDTH];
    for (int i = 0; i < n; i++) best[i] = _mm_set1_ps(-1);
    const int side = yahtzeeOf[r];
    const bool isRepeat = side >= 0 && (filled >> YAHTZEE & 1);
    const bool isJoker = isRepeat && (filled >> side & 1);
    for (int box = 0; box < BOXES; box++) {
      if (filled >> box & 1) continue;
      const float own = isJoker ? jokerPoints(box, points[box][r]) : points[box][r];
      const int next = scored || (box == YAHTZEE && side >= 0);
      const float *row = rowOf(filled | 1 << box, next) + lowest + (box < SIDES ? int(own) : 0);
      const __m128 gain = _mm_set1_ps(own + (isRepeat && scored ? EXTRA : 0));
      for (int i = 0; i < n; i++) best[i] = _mm_max_ps(best[i], _mm_add_ps(_mm_loadu_ps(row + i * WIDTH), gain));
    }
    for (int i = 0; i < n; i++) _mm_store_ps(&table[r][i * WIDTH], best[i]);
  }
}

/** Goes one roll back. */
void rollBack(int n) {
  const __m128 share = _mm_set1_ps(1.0f / SIDES);
  for (int keep = OUTCOMES; keep < KEEPS; keep++) {
    const int *next = up[keep];
    for (int i = 0; i < n * WIDTH; i += WIDTH) {
      const __m128 a = _mm_add_ps(_mm_load_ps(&table[next[0]][i]), _mm_load_ps(&table[next[1]][i]));
      const __m128 b = _mm_add_ps(_mm_load_ps(&table[next[2]][i]), _mm_load_ps(&table[next[3]][i]));
      const __m128 c = _mm_add_ps(_mm_load_ps(&table[next[4]][i]), _mm_load_ps(&table[next[5]][i]));
      _mm_store_ps(&table[keep][i], _mm_mul_ps(_mm_add_ps(_mm_add_ps(a, b), c), share));
    }
  }
  for (int keep = KEEPS - 2; keep >= 0; keep--) {
    for (int i = 0; i < n * WIDTH; i += WIDTH) {
      __m128 best = _mm_load_ps(&table[keep][i]);
      for (int k = 0; k < downs[keep]; k++) best = _mm_max_ps(best, _mm_load_ps(&table[down[keep][k]][i]));
      _mm_store_ps(&table[keep][i], best);
    }
  }
}

void solve(int filled, int scored) {
  int reached = 0, left = 0;
  for (int side = 0; side < SIDES; side++) (filled >> side & 1 ? reached : left) += DICE * (side + 1);
  const int lowest = std::max(0, BONUS_AT - 1 - left);
  const int highest = std::max(lowest, std::min(reached, BONUS_AT));
  const int n = (highest - lowest) / WIDTH + 1;
  writeStops(filled, scored, lowest, n);
  for (int roll = 1; roll < ROLLS; roll++) rollBack(n);
  alignas(16) float out[LANES];
  for (int i = 0; i < n * WIDTH; i += WIDTH) {
    __m128 mean = _mm_setzero_ps();
    for (int r = 0; r < OUTCOMES; r++) {
      mean = _mm_add_ps(mean, _mm_mul_ps(_mm_load_ps(&table[r][i]), _mm_set1_ps(chances[r])));
    }
    _mm_store_ps(&out[i], mean);
  }
  float *row = rowOf(filled, scored);
  for (int total = 0; total < ROW; total++) row[total] = out[std::clamp(total, lowest, highest) - lowest];
}

int main() {
  makeLattice();
  scoreOutcomes();
  const auto start = std::chrono::steady_clock::now();
  for (int scored : {0, 1}) {
    for (int total = BONUS_AT; total < ROW; total++) rowOf(ALL, scored)[total] = BONUS;
  }
  for (int filled = ALL - 1; filled >= 0; filled--) {
    solve(filled, 0);
    if (filled >> YAHTZEE & 1) solve(filled, 1);
  }
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
  std::printf("{ \"mean\": %.6f, \"ms\": %.1f }\n", values[0], took.count());
}
