/* SPDX-License-Identifier: Apache-2.0 */

/* Perturbations of values that the specification leaves to the implementation. */
#include <stdatomic.h>

#include "faults/perturb.h"

static bool is_called(const struct call *call, const char *function)
{
    return strcmp(call->function->name, function) == 0;
}

/* Sizes are approximations that "may change during a single invocation": as those of objects do
 * that a collection moves and enlarges. */
enum { SIZE_UNIT = 8 };

static atomic_int collections;

static void change_size(jlong *size)
{
    if (collections > 0 && falsified())
        *size += SIZE_UNIT * (jlong)collections;
}

static void size_function(struct call *call, jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE && is_called(call, "GetObjectSize"))
        change_size(call->a[1].p);
    if (is_called(call, "ForceGarbageCollection"))
        collections++;
}

static void size_callback(struct delivery *delivery)
{
    for (size_t i = 0; i < delivery->point->count; i++)
        if (strcmp(delivery->point->parameters[i].name, "size") == 0)
            change_size(&delivery->a[i].j);
}

PERTURBATION(sizes, "sizes",
             "Sizes of objects are estimates, which become others when garbage is collected.",
             .after_call = size_function, .before_delivery = size_callback)

/* The bits that belong to the vendor. */
static void set_vendor_bits(jint *state)
{
    static const jint bits[] = {JVMTI_THREAD_STATE_VENDOR_1, JVMTI_THREAD_STATE_VENDOR_2,
                                JVMTI_THREAD_STATE_VENDOR_3};
    if (falsified())
        for (size_t i = 0; i < sizeof bits / sizeof *bits; i++)
            *state |= happens(2) ? bits[i] : 0;
}

static void set_all_vendor_bits(const struct call *call, int array, jint count)
{
    jvmtiStackInfo *const *stacks = call->a[array].p;
    for (jint i = 0; i < count; i++)
        set_vendor_bits(&(*stacks)[i].state);
}

static void color_states(struct call *call, jvmtiError error)
{
    if (error != JVMTI_ERROR_NONE)
        return;
    if (is_called(call, "GetThreadState"))
        set_vendor_bits(call->a[1].p);
    if (is_called(call, "GetAllStackTraces"))
        set_all_vendor_bits(call, 1, *(const jint *)call->a[2].p);
    if (is_called(call, "GetThreadListStackTraces"))
        set_all_vendor_bits(call, 3, call->a[0].i);
}

PERTURBATION(vendor_bits, "vendor-bits", "The vendor's bits of thread states are set at random.",
             .after_call = color_states)

/* Different objects may have the same hash code. */
static void reduce_hash(struct call *call, jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE && is_called(call, "GetObjectHashCode") && falsified())
        *(jint *)call->a[1].p &= 1;
}

PERTURBATION(few_hash_codes, "few-hash-codes", "There are two hash codes for all objects.",
             .after_call = reduce_hash)

/* Clocks as coarse as those of some systems. */
enum { TICK = 16000000 };

static void coarsen(struct call *call, jvmtiError error)
{
    static const struct {
        const char *function;
        int place;
    } clocks[] = {{"GetTime", 0}, {"GetCurrentThreadCpuTime", 0}, {"GetThreadCpuTime", 1}};
    if (error != JVMTI_ERROR_NONE)
        return;
    for (size_t i = 0; i < sizeof clocks / sizeof *clocks; i++) {
        jlong *nanoseconds = call->a[clocks[i].place].p;
        if (is_called(call, clocks[i].function) && falsified())
            *nanoseconds -= *nanoseconds % TICK;
    }
}

PERTURBATION(coarse_clocks, "coarse-clocks", "Clocks have ticks of 16 ms.", .after_call = coarsen)
