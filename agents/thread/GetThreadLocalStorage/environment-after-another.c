/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns null in an environment made after others were disposed of.");

enum { ROUNDS = 50 };

static int null_before, kept;

/* An environment in which a value is stored for the thread, and which is disposed of then. */
static void store(jvmtiEnv *env, jthread thread)
{
    void *value = &second_value;
    must_in(env, GetThreadLocalStorage, thread, &value);
    null_before += value == NULL;
    must_in(env, SetThreadLocalStorage, thread, &first_value);
    must_in(env, GetThreadLocalStorage, thread, &value);
    kept += value == &first_value;
}

static void observe(JNIEnv *jni, jthread thread)
{
    if (thread == NULL)
        return;
    must(SetThreadLocalStorage, thread, &second_value);
    for (int i = 0; i < ROUNDS; i++) {
        jvmtiEnv *env = new_environment();
        store(env, NULL);
        store(env, thread);
        must_in(env, DisposeEnvironment);
    }
    say("without a value at first: %d, with its own then: %d", null_before, kept);
    say_storage(assay_env, NULL);
    say_storage(assay_env, thread);
}

TEST(.target = "thread.LiveThread", .probe = observe);
