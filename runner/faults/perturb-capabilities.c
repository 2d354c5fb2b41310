/* SPDX-License-Identifier: Apache-2.0 */

/*
 * A small JVM TI: capabilities that are not available; each is optional. What an environment cannot
 * add it does not possess, so the JVM itself refuses the functions and events that require it.
 */
#include "faults/perturb.h"

/* What is available; the rest is not. Complete before the first call. */
static jvmtiCapabilities available;

static void keep_half(JavaVM *vm)
{
    (void)vm;
    unsigned char *bytes = (unsigned char *)&available;
    for (size_t i = 0; i < sizeof available; i++)
        bytes[i] = (unsigned char)random_below(256);
    /* "Must be potentially available on any platform where" the other is. */
    available.can_get_current_thread_cpu_time |= available.can_get_thread_cpu_time;
}

static void show_available(struct call *call, jvmtiError error)
{
    if (error != JVMTI_ERROR_NONE || strcmp(call->function->name, "GetPotentialCapabilities") != 0)
        return;
    falsified();
    unsigned char *shown = call->a[0].p;
    for (size_t i = 0; i < sizeof available; i++)
        shown[i] &= ((const unsigned char *)&available)[i];
}

static bool asks_too_much(const unsigned char *wanted)
{
    for (size_t i = 0; i < sizeof available; i++)
        if ((wanted[i] & ~((const unsigned char *)&available)[i]) != 0)
            return true;
    return false;
}

/* Adding nothing shows whether the call is refused for another reason. */
static bool refuse_adding(struct call *call, jvmtiError *error)
{
    static const jvmtiCapabilities nothing;
    const void *wanted = call->a[0].p;
    if (strcmp(call->function->name, "AddCapabilities") != 0 || wanted == NULL
        || !asks_too_much(wanted))
        return false;
    falsified();
    call->a[0].p = (void *)&nothing;
    *error = pass(call);
    if (*error == JVMTI_ERROR_NONE)
        *error = JVMTI_ERROR_NOT_AVAILABLE;
    return true;
}

PERTURBATION(few_capabilities, "few-capabilities",
             "No capability is available; what requires one is refused.", .refuse = refuse_adding,
             .after_call = show_available)
PERTURBATION(some_capabilities, "some-capabilities",
             "Of the capabilities some are available, by the seed.", .load = keep_half,
             .refuse = refuse_adding, .after_call = show_available)
