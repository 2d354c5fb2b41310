/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios made of others. */
#include "unit.h"

#include "explore/generate.h"
#include "explore/mutate.h"

enum { LENGTH = 60, SEEDS = 400 };

static const struct model_vm vm17 = {.spec = 17, .pops_frames = true, .forces_returns = true};
static const struct model_vm vm25 = {.spec = 25, .pops_frames = true, .forces_returns = true};

static void make(struct scenario *mutated, uint64_t seed, const struct model_vm *vm)
{
    struct scenario parent, other;
    generate(&parent, 2 * seed, LENGTH, &vm25, false);
    generate(&other, 2 * seed + 1, LENGTH, &vm25, false);
    mutate(mutated, &parent, &other, seed, LENGTH, vm, false);
}

static size_t beginning(const struct scenario *one, const struct scenario *other)
{
    size_t same = 0;
    while (same < one->count && same < other->count
           && memcmp(&one->operations[same], &other->operations[same], sizeof *one->operations)
                  == 0)
        same++;
    return same;
}

static void test_all_that_is_made_makes_sense(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct scenario mutated, repaired;
        make(&mutated, seed, &vm25);
        repaired = mutated;
        model_repair(&repaired, &vm25, false);
        assert_memory_equal(&mutated, &repaired, sizeof mutated);
        assert_int_equal(mutated.count, LENGTH);
    }
}

static void test_a_seed_is_a_scenario(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct scenario one, same;
        memset(&one, 1, sizeof one);
        memset(&same, 2, sizeof same);
        make(&one, seed, &vm25);
        make(&same, seed, &vm25);
        assert_int_equal(one.count, same.count);
        assert_int_equal(beginning(&one, &same), one.count);
    }
}

/* Most begin as their parent does, and none is as its parent is. */
static void test_what_is_made_resembles_its_parent(void **state)
{
    (void)state;
    size_t alike = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct scenario parent, other, mutated;
        generate(&parent, 2 * seed, LENGTH, &vm25, false);
        generate(&other, 2 * seed + 1, LENGTH, &vm25, false);
        mutate(&mutated, &parent, &other, seed, LENGTH, &vm25, false);
        size_t same = beginning(&parent, &mutated);
        assert_true(same < LENGTH
                    || memcmp(parent.is_virtual, mutated.is_virtual, sizeof parent.is_virtual)
                           != 0);
        alike += same >= 10;
    }
    assert_true(alike > SEEDS / 2);
}

/* Some end as the other scenario does, and some have a part twice. */
static void test_each_change_is_made(void **state)
{
    (void)state;
    size_t more_actors = 0, other_kinds = 0, shifted = 0, changed = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct scenario parent, other, mutated;
        generate(&parent, 2 * seed, LENGTH, &vm25, false);
        generate(&other, 2 * seed + 1, LENGTH, &vm25, false);
        mutate(&mutated, &parent, &other, seed, LENGTH, &vm25, false);
        size_t same = beginning(&parent, &mutated);
        more_actors += mutated.actors > parent.actors;
        other_kinds += mutated.actors == parent.actors
                       && memcmp(parent.is_virtual, mutated.is_virtual, sizeof parent.is_virtual)
                              != 0;
        if (same + 1 < LENGTH) {
            const struct scenario_operation *was = &parent.operations[same];
            shifted += memcmp(was, &mutated.operations[same + 1], sizeof *was) == 0
                       || memcmp(was + 1, &mutated.operations[same], sizeof *was) == 0;
            changed += was->code == mutated.operations[same].code;
        }
    }
    assert_true(more_actors > 0);
    assert_true(other_kinds > 0);
    assert_true(shifted > 0);
    assert_true(changed > 0);
}

/* What was kept on another JVM makes sense on this one when it is mutated. */
static void test_scenarios_of_another_release(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct scenario mutated, repaired;
        make(&mutated, seed, &vm17);
        for (int i = 0; i < mutated.actors; i++)
            assert_false(mutated.is_virtual[i]);
        repaired = mutated;
        model_repair(&repaired, &vm17, false);
        assert_memory_equal(&mutated, &repaired, sizeof mutated);
    }
}

/* By hand there are such: without threads, without operations, and with more than are made. */
static void test_unusual_parents(void **state)
{
    (void)state;
    static const char *const texts[] = {"1 GetTag O1\n", "", "environments 3\nactor A virtual\n",
                                        "actor A platform\nreturn A\n"};
    struct scenario parents[5];
    const char *problem;
    for (size_t i = 0; i < 4; i++)
        assert_int_equal(scenario_read(&parents[i], texts[i], &problem), 0);
    generate(&parents[4], 1, SCENARIO_MAX, &vm25, true);
    assert_int_equal(parents[4].count, SCENARIO_MAX);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        const struct scenario *parent = &parents[seed % 5], *other = &parents[seed / 5 % 5];
        struct scenario mutated, repaired;
        size_t length = seed % 2 == 0 ? 1 : SCENARIO_MAX;
        mutate(&mutated, parent, other, seed, length, &vm25, true);
        assert_int_equal(mutated.count, length);
        repaired = mutated;
        model_repair(&repaired, &vm25, true);
        assert_int_equal(repaired.count, mutated.count);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_that_is_made_makes_sense),
        cmocka_unit_test(test_a_seed_is_a_scenario),
        cmocka_unit_test(test_what_is_made_resembles_its_parent),
        cmocka_unit_test(test_each_change_is_made),
        cmocka_unit_test(test_scenarios_of_another_release),
        cmocka_unit_test(test_unusual_parents),
    };
    return RUN_TESTS(tests);
}
