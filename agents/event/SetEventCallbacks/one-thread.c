/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("SetEventCallbacks that removes a callback keeps its event enabled for one thread.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == event_cause.method && location == 0)
        say("%s on %s", assay_case(), strcmp(thread_name(thread), "other") == 0 ? "other" : "own");
}

static void JNICALL act(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (*jni)->CallStaticVoidMethod(jni, event_cause.klass, event_cause.method, 1);
    (*jni)->ExceptionClear(jni);
}

static void remove_and_set(JNIEnv *jni, const jvmtiEventCallbacks *table, size_t size)
{
    must(SetEventCallbacks, table, (jint)size);
    say("removed");
    act(assay_env, jni, NULL);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    say("set again");
    act(assay_env, jni, NULL);
    await_end(start_agent_thread(jni, "other", act, NULL));
}

/* The callback goes with a null table, a size of 0, a table of nulls, and one that ends before it. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks empty;
    set_event_cause(jni, "event/Beginning", "act", "(I)V", posted);
    prepare_event_of_case(jni);
    must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), current_thread());
    remove_and_set(jni, NULL, 0);
    remove_and_set(jni, &assay_callbacks, 0);
    remove_and_set(jni, &empty, sizeof empty);
    remove_and_set(jni, &assay_callbacks,
                   (event_of_case() - JVMTI_MIN_EVENT_TYPE_VAL) * sizeof(jvmtiEventReserved));
}

TEST(.target = "event.Beginning", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
