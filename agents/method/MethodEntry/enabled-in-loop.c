/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("MethodEntry and MethodExit begin to be posted on a thread that calls the method in a compiled loop.");

enum { ENOUGH = 50 };

static jmethodID step;
static atomic_int entries, exits, wrong;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    atomic_fetch_add(&entries, method == step);
}

/* The result is odd. */
static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    atomic_fetch_add(&exits, method == step);
    atomic_fetch_add(&wrong, method == step && (by_exception || value.i % 2 == 0));
}

static void observe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    step = static_method_id(jni, find_class(jni, "method/Looping"), "step", "(I)I");
    on_thread(MethodExit, left, thread);
    on_thread(MethodEntry, entered, thread);
    while ((entries < ENOUGH || exits < ENOUGH) && wait_goes_on(&beginning))
        ;
    off_thread(MethodEntry, thread);
    off_thread(MethodExit, thread);
    say("entered: %s", truth(entries >= ENOUGH));
    say("left: %s, with another result: %d", truth(exits >= ENOUGH), atomic_load(&wrong));
}

TEST(.target = "method.Looping", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
