/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "pending.h"
#include "threads.h"

TITLE("No MethodEntry of the handler of an uncaught exception is posted after ThreadEnd.");

static bool has_run;   /* of the threads, which run one after the other */
static jobject ending; /* global: the thread for which ThreadEnd was posted last */

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_of_interest(method))
        return;
    has_run = has_run || is_method_named(method, "run");
    if ((*jni)->IsSameObject(jni, thread, ending))
        say("MethodEntry of %s after ThreadEnd", short_method_name(method));
}

/* Not enabled for all threads while one runs, whose many calls can take long. */
static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strncmp(thread_name(thread), "ends", 4) != 0)
        return;
    off(MethodEntry);
    on_thread(MethodEntry, entered, thread);
}

/* What the JVM keeps for the thread alone may be gone. */
static void say_end(JNIEnv *jni, const char *name, jthread thread)
{
    ending = (*jni)->NewGlobalRef(jni, thread);
    say("ThreadEnd of %s, after MethodEntry of run: %s", name, truth(has_run));
    has_run = false;
    on(MethodEntry, entered);
    release_end_of(name);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jthrowable pending = set_aside(jni);
    const char *name = thread_name(thread);
    if (strncmp(name, "ends", 4) == 0)
        say_end(jni, name, thread);
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lthread/WaysToEnd;");
    on(ThreadStart, started);
    on(ThreadEnd, ended);
}

TEST(.target = "thread.WaysToEnd", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1});
