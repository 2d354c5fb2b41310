/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of thread local storage say about the value of a thread. */
#ifndef ASSAY_THREAD_STORAGE_H
#define ASSAY_THREAD_STORAGE_H

#include "assay.h"

/* Values to store; only their addresses matter. */
static char first_value, second_value;

/* Says which value the thread has in the environment; begun with a pointer that nobody set, so
 * that a function that writes nothing is seen. */
static inline void say_value(jvmtiEnv *env, jthread thread)
{
    char untouched;
    void *data = &untouched;
    jvmtiError error = ti_in(env, GetThreadLocalStorage, thread, &data);
    if (error != JVMTI_ERROR_NONE)
        say("GetThreadLocalStorage: %s", error_name(error));
    else
        say("GetThreadLocalStorage: %s %s", error_name(error),
            data == NULL            ? "null"
            : data == &first_value  ? "first"
            : data == &second_value ? "second"
                                    : "other");
}

/* Stores a value and says the answer. */
static inline void say_set(jvmtiEnv *env, jthread thread, const void *value)
{
    say("SetThreadLocalStorage: %s", error_name(ti_in(env, SetThreadLocalStorage, thread, value)));
}

#endif
