/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "events.h"
#include "threads.h"

TITLE("No MethodEntry of the handler of an uncaught exception is posted after ThreadEnd.");

static atomic_bool has_run;
static jobject ending; /* global: the thread for which ThreadEnd was posted last */

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (!is_of_interest(method))
        return;
    const char *name = short_method_name(method);
    has_run = has_run || strcmp(name, "run") == 0;
    if ((*jni)->IsSameObject(jni, thread, ending))
        say("MethodEntry of %s after ThreadEnd", name);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    const char *name = thread_name(thread);
    if (strncmp(name, "ends", 4) != 0)
        return;
    ending = (*jni)->NewGlobalRef(jni, thread);
    say("ThreadEnd of %s, after MethodEntry of run: %s", name, truth(has_run));
    has_run = false;
    release_end_of(name);
}

static void observe(JNIEnv *jni, jobject last)
{
    if (last != NULL)
        return;
    say_events_in("Lthread/WaysToEnd;");
    on(MethodEntry, entered);
    on(ThreadEnd, ended);
}

TEST(.target = "thread.WaysToEnd", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1});
