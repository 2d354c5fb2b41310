/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("SetEventNotificationMode enables the first event for agent and attached threads started before.");

static __thread int events;

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    events += method == event_cause.method;
}

/* The events of the current thread only; the method throws each time. */
static void touch(JNIEnv *jni, void *name)
{
    arrive_and_wait(name);
    (*jni)->CallStaticVoidMethod(jni, event_cause.klass, event_cause.method, 1);
    (*jni)->ExceptionClear(jni);
    say("%s: %s", (const char *)name, events > 0 ? "event" : "no event");
}

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *name)
{
    touch(jni, name);
    release_point("agent is done");
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    set_event_cause(jni, "event/Parallel", "touch", "(I)V", posted);
    start_agent_thread(jni, "agent", procedure, "agent");
    pthread_t attached = start_attached("attached", touch, "attached");
    await_arrival("agent");
    await_arrival("attached");
    enable_event_of_case(jni);
    release_point("agent");
    arrive_and_wait("agent is done");
    release_point("attached");
    pthread_join(attached, NULL);
    disable_event_of_case(jni);
}

TEST(.target = "event.Parallel", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
