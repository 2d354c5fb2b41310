/* SPDX-License-Identifier: Apache-2.0 */

/* Scenarios run on a JVM, several at a time, and judged. */
#ifndef ASSAY_EXPLORE_POOL_H
#define ASSAY_EXPLORE_POOL_H

#include "explore/places.h"
#include "explore/verify.h"
#include "launch/launch.h"
#include "vm/vm.h"

struct explore_attempt {
    struct scenario scenario;
    uint64_t seed; /* of which it was made */
    struct explore_finding finding;
    struct reach
        *reach; /* where to put what it executes, of the caller; NULL where that is not asked */
    bool done;  /* false when the launcher was interrupted first */
};

struct pool {
    const struct home *home;
    const struct vm *vm;
    struct launcher *launcher;
    struct scratch *scratch;
    struct model_vm model_vm;
    unsigned jobs;
    double timeout;    /* of a JVM, in seconds */
    bool meets_known;  /* known deviations, which are those of HotSpot, are not stepped round */
    const char *fault; /* put before the agent, as fault.h has it; or NULL */
    const struct places *places; /* that are recorded; NULL for none. Not together with a fault */
    size_t runs;                 /* JVMs started */
    bool failed;                 /* one could not be started, and that was said */
};

/* Opens the pool's own parts; the fields above `scratch`, `jobs` and `timeout` are set. Returns 0, or
 * -1 after a message. */
int pool_open(struct pool *pool);
void pool_close(struct pool *pool);

/* The arguments of a JVM that runs scenarios, without those of the agent and without vm->mode, which is
 * an option of its own. For the caller to free. */
struct strings pool_arguments(const struct vm *vm);

/* How many seconds the agent waits for an actor. */
unsigned pool_patience(const struct pool *pool);

/* Whether a JVM with the breakpoints of `places` runs and reports: an emulator, or a system that keeps machine
 * code from being changed, may prevent it. */
bool pool_records(struct pool *pool);

/* Runs and judges them all. */
void pool_run(struct pool *pool, struct explore_attempt *attempts, size_t count);

#endif
