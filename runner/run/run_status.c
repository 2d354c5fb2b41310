/* SPDX-License-Identifier: Apache-2.0 */
#include "run/run_status.h"

#include "base/memory.h"
#include "base/status.h"
#include "base/text.h"
#include "judge/verdict.h"
#include "remote/machine.h"

int run_status(const struct run *run, size_t failed)
{
    int status = STATUS_OK;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (run->counts[verdict] > 0 && verdict_deviates((enum verdict)verdict, run->strict))
            status = STATUS_DEVIATION;
    if (run->strict && run->overdue > 0)
        status = STATUS_DEVIATION;
    if (run->counts[VERDICT_ERROR] > 0 || failed > 0)
        status = STATUS_ERROR;
    if (!run->interrupted && run->stopped == NULL && !run->part
        && run->counts[VERDICT_NA] == run->planned - run->challenged) {
        complain("nothing ran: no selected test is applicable to this JVM");
        status = STATUS_ERROR;
    }
    if (memory_is_short()) {
        complain("there is no more memory; what had finished is reported");
        return STATUS_ERROR;
    }
    struct machine *machine = run->vm->machine;
    if (!run->interrupted && machine != NULL && machine_gone(machine) != NULL) {
        complain("the connection to %s was lost: %s; %s", run->vm->on, machine_gone(machine),
                 run->journaled ? "the same command goes on from what had finished"
                                : "what had finished is reported");
        return STATUS_ERROR;
    }
    return run->interrupted ? STATUS_INTERRUPTED : status;
}
