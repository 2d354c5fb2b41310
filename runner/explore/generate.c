/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/generate.h"

#include "base/random.h"

enum { TRIES = 200, VIRTUAL_SINCE = 21 };

static int below(uint64_t *state, int limit)
{
    return (int)(random_number(state) % (uint64_t)limit);
}

/* What makes the stacks and monitors that the rest is about comes more often. */
static enum operation_code choose_code(uint64_t *state)
{
    static const enum operation_code often[] = {OP_CALL,       OP_CALL,    OP_RETURN, OP_LOCK,
                                                OP_SPIN,       OP_PARK,    OP_MARK,   OP_BLOCK,
                                                OP_SUSPEND,    OP_SUSPEND, OP_RESUME, OP_EVENT_MODE,
                                                OP_EVENT_MODE, OP_WAIT,    OP_NOTIFY, OP_UNPARK,
                                                OP_NOTIFY_FRAME_POP};
    int number = below(state, 3);
    if (number == 0)
        return often[below(state, (int)(sizeof often / sizeof *often))];
    return (enum operation_code)below(state, OPERATION_CODES);
}

static struct operation choose(uint64_t *state, const struct scenario *scenario)
{
    struct operation operation = {.code = choose_code(state), .by = MAIN_THREAD};
    if (operation_is_ti(&operation)) {
        operation.environment = below(state, scenario->environments);
        if (below(state, 4) == 0)
            operation.by = below(state, scenario->actors);
    }
    const char *letters = operation_arguments(operation.code);
    for (int i = 0; letters[i] != '\0'; i++) {
        int range = letters[i] == 'a' || letters[i] == 'A' ? scenario->actors
                                                           : argument_range(letters[i]);
        operation.arguments[i] = below(state, range);
        if (letters[i] == 'A' && below(state, 3) == 0)
            operation.arguments[i] = EVERYBODY;
        if (letters[i] == 'w' && below(state, 2) == 0)
            operation.arguments[i] = 1;
        if (letters[i] == 'n' && below(state, 2) == 0)
            operation.arguments[i] %= 4;
    }
    return operation;
}

void generate(struct scenario *scenario, uint64_t seed, size_t length, const struct model_vm *vm,
              bool meets_known)
{
    static struct step step;
    uint64_t state = seed;
    *scenario = (struct scenario){.environments = 1 + below(&state, ENVIRONMENTS),
                                  .actors = 1 + below(&state, ACTORS)};
    for (int i = 0; i < scenario->actors; i++)
        scenario->is_virtual[i] = vm->spec >= VIRTUAL_SINCE && below(&state, 2) == 0;
    struct model model;
    model_begin(&model, scenario, vm);
    model.meets_known = meets_known;
    if (length > SCENARIO_MAX)
        length = SCENARIO_MAX;
    for (int tries = 0; scenario->count < length && tries < TRIES; tries++) {
        struct model tried = model;
        struct operation operation = choose(&state, scenario);
        if (scenario->count < (size_t)scenario->actors && operation.code != OP_START
            && !operation_is_ti(&operation))
            continue;
        if (!model_step(&tried, &operation, &step))
            continue;
        model = tried;
        scenario->operations[scenario->count++] = operation;
        tries = 0;
    }
}
