/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage at ThreadStart sets a value that lasts to ThreadEnd.");

static bool is_child(jthread thread)
{
    return strcmp(thread_name(thread), "child") == 0;
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (!is_child(thread))
        return;
    say_storage(assay_env, thread);
    say_set_storage(assay_env, thread, &second_value);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jint state = 0;
    if (!is_child(thread))
        return;
    must(GetThreadState, thread, &state);
    say("alive: %s", truth((state & JVMTI_THREAD_STATE_ALIVE) != 0));
    say_storage(assay_env, NULL);
    release_point("ended");
}

static void observe(JNIEnv *jni, jthread child)
{
    static int probes;
    if (child != NULL) {
        say_storage(assay_env, child);
    } else if (probes++ == 0) {
        on(ThreadStart, started);
        on(ThreadEnd, ended);
    } else {
        /* Java may show the end before ThreadEnd is posted. */
        arrive_and_wait("ended");
    }
}

TEST(.target = "thread.Parent", .probe = observe);
