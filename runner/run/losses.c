/* SPDX-License-Identifier: Apache-2.0 */
#include "run/losses.h"

#include <stdlib.h>

#include "base/memory.h"

struct test_losses {
    unsigned count;
    double spare; /* seconds that it had to wait for the connection */
};

struct losses {
    struct test_losses *tests; /* by place in the plan */
    size_t running;
    bool alone; /* the one that runs is to have no other beside it */
};

struct losses *losses_new(size_t planned)
{
    struct losses *losses = xcalloc(1, sizeof *losses);
    losses->tests = xcalloc(planned, sizeof *losses->tests);
    return losses;
}

void losses_free(struct losses *losses)
{
    free(losses->tests);
    free(losses);
}

static bool is_suspect(const struct losses *losses, size_t test)
{
    return losses->tests[test].count >= MACHINE_SUSPECT;
}

bool losses_hold(const struct losses *losses, size_t test)
{
    return losses->running > 0 && (losses->alone || is_suspect(losses, test));
}

double losses_begin(struct losses *losses, size_t test)
{
    losses->running++;
    losses->alone = is_suspect(losses, test);
    return losses->tests[test].spare;
}

enum machine_end losses_end(struct losses *losses, size_t test, struct machine *machine,
                            const struct job *job, struct outcome *outcome)
{
    enum machine_end end = MACHINE_ENDED;
    losses->running--;
    if (machine != NULL)
        end = machine_conclude(machine, job->place, outcome, &losses->tests[test].spare);
    if (end == MACHINE_LOST)
        losses->tests[test].count++;
    return end;
}

bool losses_enough(const struct losses *losses, size_t test)
{
    return losses->tests[test].count >= MACHINE_ATTEMPTS;
}

void losses_forget(struct losses *losses, size_t test)
{
    losses->tests[test].count = 0;
}
