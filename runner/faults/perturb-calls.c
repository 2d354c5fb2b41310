/* SPDX-License-Identifier: Apache-2.0 */

/* Perturbations at the calls of functions and callbacks. */
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "faults/perturb.h"

/* Delays of a run end when they are so many; threads still yield. */
enum { DELAYS_MAX = 2000, DELAY_MAX = 500, SELDOM = 4 };

/* Larger blocks are not filled: that would take their memory. */
enum { FILLED_MAX = 1 << 20 };

static void delay(void)
{
    static atomic_uint delays;
    falsified();
    if (happens(SELDOM) && atomic_fetch_add(&delays, 1) < DELAYS_MAX)
        pause_microseconds(random_below(DELAY_MAX));
    else if (happens(2))
        sched_yield();
}

static void delay_call(struct call *call)
{
    (void)call;
    delay();
}

static void delay_return(struct call *call, jvmtiError error)
{
    (void)call, (void)error;
    delay();
}

static void delay_callback(struct delivery *delivery)
{
    (void)delivery;
    delay();
}

PERTURBATION(delays, "delays",
             "Threads are slow at random before and after each function and each callback.",
             .before_call = delay_call, .after_call = delay_return,
             .before_delivery = delay_callback, .after_delivery = delay_callback)

/* "The values of memory referenced by argument pointers is undefined" after an error. */
static void spoil(struct call *call, jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE)
        return;
    for (size_t i = 0; i < call->function->count; i++) {
        const struct parameter *parameter = &call->function->parameters[i];
        bool is_pointer = parameter->direction == ALLOCATED;
        if (parameter->direction != OUT && !is_pointer)
            continue;
        size_t size = is_pointer ? sizeof(void *) : parameter->size;
        if (call->a[i].p != NULL && size > 0 && falsified())
            memset(call->a[i].p, 0x5a, size);
    }
}

PERTURBATION(undefined_outputs, "undefined-outputs",
             "After an error, the memory that out parameters point to is overwritten.",
             .after_call = spoil)

/* Whether an answer NONE would be wrong for another reason: the call would have had an effect, the id was
 * valid once, or an error that has to be detected is due as well. */
static bool is_due_otherwise(const char *function, jvmtiError error)
{
    static const char *const acting[] = {"RedefineClasses",
                                         "RetransformClasses",
                                         "SuspendAllVirtualThreads",
                                         "ResumeAllVirtualThreads",
                                         "AddToBootstrapClassLoaderSearch",
                                         "AddToSystemClassLoaderSearch",
                                         "SetEventNotificationMode",
                                         "GenerateEvents"};
    for (size_t i = 0; i < sizeof acting / sizeof *acting; i++)
        if (strcmp(function, acting[i]) == 0)
            return true;
    enum { unsupported_operation = 73 }; /* headers before 21 do not have it */
    bool has_depth = strstr(function, "Local") != NULL || strstr(function, "Frame") != NULL;
    return error == JVMTI_ERROR_INVALID_METHODID || (int)error == unsupported_operation
           || (error == JVMTI_ERROR_ILLEGAL_ARGUMENT && has_depth);
}

/* "An implementation is not required to detect these errors." */
static jvmtiError overlook(struct call *call, jvmtiError error)
{
    if (is_due_otherwise(call->function->name, error))
        return error;
    for (const jint *optional = call->function->optional; *optional != 0; optional++)
        if (*optional == (jint)error && falsified())
            return JVMTI_ERROR_NONE;
    return error;
}

RELAXATION(undetected_errors, "undetected-errors",
           "Errors that need not be detected are not: the function returns NONE.",
           .answer = overlook)

/* Memory of Allocate is not initialized. */
static void fill(struct call *call, jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE && strcmp(call->function->name, "Allocate") == 0) {
        unsigned char *memory = *(unsigned char **)call->a[1].p;
        if (memory != NULL && call->a[0].j > 0 && call->a[0].j <= FILLED_MAX && falsified())
            memset(memory, 0xa5, (size_t)call->a[0].j);
    }
}

PERTURBATION(filled_memory, "filled-memory", "Memory of Allocate is filled with other bytes.",
             .after_call = fill)

/* A method may have several compiled forms, may be moved, and the JVM may generate further
 * code of its own, in any number. */
static void deliver_unload(const struct delivery *load)
{
    enum { UNLOAD = JVMTI_EVENT_COMPILED_METHOD_UNLOAD };
    void *function = load->environment->callbacks[UNLOAD - EVENT_FIRST];
    for (size_t i = 0; function != NULL && i < faults_first_heap_point; i++)
        if (faults_points[i].number == UNLOAD)
            deliver(&(struct delivery){load->environment, &faults_points[i], function,
                                       (union word[]){load->a[0], load->a[1], load->a[3]}});
}

static void deliver_more_code(struct delivery *delivery)
{
    static const char code[16];
    /* If code has moved, that is posted to all environments, one of which may have no loads enabled. */
    if (strcmp(delivery->point->name, "CompiledMethodLoad") == 0
        && other_listener(delivery->environment, JVMTI_EVENT_COMPILED_METHOD_UNLOAD) == NULL
        && falsified()) {
        deliver(delivery);
        deliver_unload(delivery);
    }
    if (strcmp(delivery->point->name, "DynamicCodeGenerated") == 0 && falsified()) {
        union word more[] = {
            delivery->a[0], {.p = (void *)"another stub"}, {.p = (void *)code}, {.i = sizeof code}};
        deliver(
            &(struct delivery){delivery->environment, delivery->point, delivery->function, more});
    }
}

PERTURBATION(more_code, "more-code",
             "Compiled methods are moved, and more code is generated than there is.",
             .before_delivery = deliver_more_code)
