/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/mutate.h"

#include <string.h>

#include "base/random.h"
#include "explore/choose.h"
#include "explore/generate.h"

enum { CHANGES = 4, PART = 8, TRIES = 50, ROUNDS = 8 };

struct mutation {
    uint64_t random;
    struct scenario *scenario; /* changed */
    const struct scenario *other;
    const struct model_vm *vm;
    bool meets_known;
};

static int below(struct mutation *mutation, size_t limit)
{
    return choose_below(&mutation->random, (int)limit);
}

/* Puts operations before the one at `place`; what is too much at the end is lost. */
static void insert(struct scenario *scenario, size_t place,
                   const struct scenario_operation *operations, size_t count)
{
    if (count > SCENARIO_MAX - place)
        count = SCENARIO_MAX - place;
    size_t behind = scenario->count - place;
    if (behind > SCENARIO_MAX - place - count)
        behind = SCENARIO_MAX - place - count;
    memmove(&scenario->operations[place + count], &scenario->operations[place],
            behind * sizeof *operations);
    memcpy(&scenario->operations[place], operations, count * sizeof *operations);
    scenario->count = place + count + behind;
}

static void leave_out(struct scenario *scenario, size_t place, size_t count)
{
    memmove(&scenario->operations[place], &scenario->operations[place + count],
            (scenario->count - place - count) * sizeof *scenario->operations);
    scenario->count -= count;
}

/* Where a part begins, and how long it is. */
static size_t choose_part(struct mutation *mutation, size_t most, size_t *count)
{
    size_t place = (size_t)below(mutation, mutation->scenario->count);
    *count = 1 + (size_t)below(mutation, most);
    if (*count > mutation->scenario->count - place)
        *count = mutation->scenario->count - place;
    return place;
}

static void delete_some(struct mutation *mutation)
{
    size_t count;
    size_t place = choose_part(mutation, PART / 2, &count);
    leave_out(mutation->scenario, place, count);
}

/* An operation that makes sense behind the first `place` ones. */
static void insert_one(struct mutation *mutation)
{
    static struct model model, tried;
    static struct step step;
    struct scenario *scenario = mutation->scenario;
    size_t place = (size_t)below(mutation, scenario->count + 1);
    model_begin(&model, scenario, mutation->vm);
    model.meets_known = mutation->meets_known;
    for (size_t i = 0; i < place; i++) {
        tried = model;
        if (model_step(&tried, &scenario->operations[i], &step))
            model = tried;
    }
    for (int tries = 0; tries < TRIES; tries++) {
        struct scenario_operation operation = choose_any(&mutation->random, scenario);
        tried = model;
        if (model_step(&tried, &operation, &step)) {
            insert(scenario, place, &operation, 1);
            return;
        }
    }
}

static void replace_one(struct mutation *mutation)
{
    leave_out(mutation->scenario, (size_t)below(mutation, mutation->scenario->count), 1);
    insert_one(mutation);
}

/* Another argument, environment, or thread that calls. */
static void change_argument(struct mutation *mutation)
{
    struct scenario *scenario = mutation->scenario;
    struct scenario_operation *operation = &scenario->operations[below(mutation, scenario->count)];
    const char *letters = operation_arguments(operation->code);
    size_t arguments = strlen(letters);
    size_t choice = (size_t)below(mutation, arguments + (operation_is_ti(operation) ? 2 : 0) + 1);
    if (choice < arguments)
        operation->arguments[choice] = choose_argument(&mutation->random, scenario,
                                                       letters[choice]);
    else if (choice == arguments && operation_is_ti(operation))
        operation->environment = below(mutation, (size_t)scenario->environments);
    else if (operation->inside > 0)
        choose_callback(&mutation->random, operation,
                        choose_argument(&mutation->random, scenario, 'e'),
                        choose_argument(&mutation->random, scenario, 'a'));
    else if (operation_is_ti(operation))
        operation->by = below(mutation, (size_t)scenario->actors + 1) - 1;
}

static void repeat_some(struct mutation *mutation)
{
    struct scenario_operation part[PART];
    size_t count;
    size_t place = choose_part(mutation, PART, &count);
    memcpy(part, &mutation->scenario->operations[place], count * sizeof *part);
    insert(mutation->scenario, place + count, part, count);
}

/* The beginning of the scenario, and behind it the end of the other, with the threads that it has more. */
static void join(struct mutation *mutation)
{
    struct scenario *scenario = mutation->scenario;
    const struct scenario *other = mutation->other;
    scenario->count = (size_t)below(mutation, scenario->count + 1);
    if (scenario->environments < other->environments)
        scenario->environments = other->environments;
    while (scenario->actors < other->actors) {
        int actor = scenario->actors++;
        const struct scenario_operation start = {
            .code = OP_START, .by = MAIN_THREAD, .arguments = {actor}};
        scenario->is_virtual[actor] = other->is_virtual[actor];
        insert(scenario, scenario->count, &start, 1);
    }
    if (other->count > 0) {
        size_t from = (size_t)below(mutation, other->count);
        insert(scenario, scenario->count, &other->operations[from], other->count - from);
    }
}

static void change_kind(struct mutation *mutation)
{
    struct scenario *scenario = mutation->scenario;
    bool *kind = &scenario->is_virtual[below(mutation, (size_t)scenario->actors)];
    *kind = !*kind;
}

static void cut(struct mutation *mutation)
{
    mutation->scenario->count = (size_t)below(mutation, mutation->scenario->count + 1);
}

static void change(struct mutation *mutation)
{
    static void (*const changes[])(struct mutation *) = {
        delete_some,     insert_one,  insert_one,  replace_one, change_argument,
        change_argument, repeat_some, change_kind, join,        cut};
    if (mutation->scenario->count == 0)
        insert_one(mutation);
    else
        changes[below(mutation, sizeof changes / sizeof *changes)](mutation);
}

static bool is_same(const struct scenario *one, const struct scenario *other)
{
    return one->count == other->count
           && memcmp(one->is_virtual, other->is_virtual, sizeof one->is_virtual) == 0
           && memcmp(one->operations, other->operations, one->count * sizeof *one->operations) == 0;
}

void mutate(struct scenario *scenario, const struct scenario *parent, const struct scenario *other,
            uint64_t seed, size_t length, const struct model_vm *vm, bool meets_known)
{
    struct mutation mutation = {
        .random = seed, .scenario = scenario, .other = other, .vm = vm, .meets_known = meets_known};
    for (int rounds = 0; rounds < ROUNDS; rounds++) {
        *scenario = *parent;
        if (scenario->actors == 0)
            scenario->actors = 1;
        for (int changes = 1 + below(&mutation, CHANGES); changes > 0; changes--)
            change(&mutation);
        for (int i = 0; i < scenario->actors; i++)
            scenario->is_virtual[i] = scenario->is_virtual[i] && vm->spec >= VIRTUAL_SINCE;
        generate_more(scenario, random_number(&mutation.random), length, vm, meets_known);
        if (!is_same(scenario, parent))
            return;
    }
}
