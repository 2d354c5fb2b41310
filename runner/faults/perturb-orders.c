/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Other orders: lists and tables for which the specification names no order come in a random one.
 * In place are left arrays that are parallel to a given one, frames, and fields, whose order
 * it names; methods too where the environment has can_maintain_original_method_order.
 */
#include "faults/perturb.h"

enum { ELEMENT_MAX = 64 };

/* The lists: the places of the count and of the arrays among the arguments, the second array
 * parallel to the first, and the sizes of elements. */
static const struct list {
    const char *function;
    int count;
    int first;
    size_t first_size;
    int second;
    size_t second_size;
} lists[] = {
    {"GetAllThreads", 0, 1, sizeof(jthread), -1, 0},
    {"GetOwnedMonitorInfo", 1, 2, sizeof(jobject), -1, 0},
    {"GetOwnedMonitorStackDepthInfo", 1, 2, sizeof(jvmtiMonitorStackDepthInfo), -1, 0},
    {"GetTopThreadGroups", 0, 1, sizeof(jthreadGroup), -1, 0},
    {"GetThreadGroupChildren", 1, 2, sizeof(jthread), -1, 0},
    {"GetThreadGroupChildren", 3, 4, sizeof(jthreadGroup), -1, 0},
    {"GetAllStackTraces", 2, 1, sizeof(jvmtiStackInfo), -1, 0},
    {"GetObjectsWithTags", 2, 3, sizeof(jobject), 4, sizeof(jlong)},
    {"GetLoadedClasses", 0, 1, sizeof(jclass), -1, 0},
    {"GetClassLoaderClasses", 1, 2, sizeof(jclass), -1, 0},
    {"GetClassMethods", 1, 2, sizeof(jmethodID), -1, 0},
    {"GetImplementedInterfaces", 1, 2, sizeof(jclass), -1, 0},
    {"GetLineNumberTable", 1, 2, sizeof(jvmtiLineNumberEntry), -1, 0},
    {"GetLocalVariableTable", 1, 2, sizeof(jvmtiLocalVariableEntry), -1, 0},
    {"GetExtensionFunctions", 0, 1, sizeof(jvmtiExtensionFunctionInfo), -1, 0},
    {"GetExtensionEvents", 0, 1, sizeof(jvmtiExtensionEventInfo), -1, 0},
    {"GetSystemProperties", 0, 1, sizeof(char *), -1, 0},
    {"GetAllModules", 0, 1, sizeof(jobject), -1, 0},
};

static void swap(char *elements, size_t size, unsigned one, unsigned other)
{
    char kept[ELEMENT_MAX];
    memcpy(kept, elements + one * size, size);
    memmove(elements + one * size, elements + other * size, size);
    memcpy(elements + other * size, kept, size);
}

/* Puts the elements into a random order; `second` may be NULL. */
static void shuffle(char *first, size_t first_size, char *second, size_t second_size, jint count)
{
    for (unsigned i = count > 0 ? (unsigned)count : 0; i > 1; i--) {
        unsigned other = random_below(i);
        swap(first, first_size, i - 1, other);
        if (second != NULL)
            swap(second, second_size, i - 1, other);
    }
    if (count > 1)
        falsified();
}

static bool has_order(const struct call *call)
{
    jvmtiCapabilities held = {0};
    return strcmp(call->function->name, "GetClassMethods") == 0
           && REAL(call->environment, GetCapabilities, &held) == JVMTI_ERROR_NONE
           && held.can_maintain_original_method_order;
}

static void shuffle_usage(const jvmtiMonitorUsage *usage)
{
    shuffle((char *)usage->waiters, sizeof *usage->waiters, NULL, 0, usage->waiter_count);
    shuffle((char *)usage->notify_waiters, sizeof *usage->notify_waiters, NULL, 0,
            usage->notify_waiter_count);
}

static char *array_at(const struct call *call, int place)
{
    return place < 0 || call->a[place].p == NULL ? NULL : *(char **)call->a[place].p;
}

static void reorder(struct call *call, jvmtiError error)
{
    const char *name = call->function->name;
    if (error != JVMTI_ERROR_NONE || has_order(call))
        return;
    if (strcmp(name, "GetObjectMonitorUsage") == 0)
        shuffle_usage(call->a[1].p);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        const struct list *list = &lists[i];
        if (strcmp(list->function, name) != 0)
            continue;
        char *first = array_at(call, list->first);
        char *second = array_at(call, list->second);
        jint count = *(const jint *)call->a[list->count].p;
        if (first != NULL)
            shuffle(first, list->first_size, second, list->second_size, count);
        else if (second != NULL)
            shuffle(second, list->second_size, NULL, 0, count);
    }
}

PERTURBATION(orders, "orders", "Lists without a specified order come in a random one.",
             .after_call = reorder)
