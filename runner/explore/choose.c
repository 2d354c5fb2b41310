/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/choose.h"

#include "base/random.h"

int choose_below(uint64_t *random, int limit)
{
    return (int)(random_number(random) % (uint64_t)limit);
}

int choose_argument(uint64_t *random, const struct scenario *scenario, char letter)
{
    switch (letter) {
    case 'a':
        return choose_below(random, scenario->actors);
    case 'A':
        return choose_below(random, 2) == 0 ? EVERYBODY : choose_below(random, scenario->actors);
    case 'w':
        return choose_below(random, 4) > 0 ? 1 : 0;
    case 'n':
        return choose_below(random, choose_below(random, 2) == 0 ? 4 : argument_range('n'));
    default:
        return choose_below(random, argument_range(letter));
    }
}

struct scenario_operation choose_operation(uint64_t *random, const struct scenario *scenario,
                                           enum operation_code code)
{
    struct scenario_operation operation = {.code = code, .by = MAIN_THREAD};
    if (operation_is_ti(&operation)) {
        operation.environment = choose_below(random, scenario->environments);
        if (choose_below(random, 4) == 0)
            operation.by = choose_below(random, scenario->actors);
    }
    const char *letters = operation_arguments(code);
    for (int i = 0; letters[i] != '\0'; i++)
        operation.arguments[i] = choose_argument(random, scenario, letters[i]);
    return operation;
}

void choose_callback(uint64_t *random, struct scenario_operation *operation, int event, int actor)
{
    operation->inside = 1 + event;
    operation->by = actor;
    const char *letters = operation_arguments(operation->code);
    for (int i = 0; letters[i] != '\0'; i++)
        if (letters[i] == 'a' && choose_below(random, 2) == 0)
            operation->arguments[i] = actor;
}

struct scenario_operation choose_any(uint64_t *random, const struct scenario *scenario)
{
    /* What is enabled decides how much there is to be seen. */
    enum operation_code code = choose_below(random, 6) == 0
                                   ? OP_EVENT_MODE
                                   : (enum operation_code)choose_below(random, OPERATION_CODES);
    struct scenario_operation operation = choose_operation(random, scenario, code);
    if (operation_is_ti(&operation) && choose_below(random, 24) == 0)
        choose_callback(random, &operation, choose_argument(random, scenario, 'e'),
                        choose_argument(random, scenario, 'a'));
    return operation;
}
