/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("MonitorWaited reports that the wait of a virtual thread timed out.");

static bool is_of_target(JNIEnv *jni, jobject object)
{
    return (*jni)->IsInstanceOf(jni, object, find_class(jni, "virtual_thread/TimedWaits"));
}

static bool waits; /* a thread may wake for no reason, and waits anew */

static void JNICALL waiting(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jlong timeout)
{
    if (is_of_target(jni, object) && !waits) {
        waits = true;
        say("MonitorWait: %s, timeout %d", thread_name(thread), (int)timeout);
    }
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    if (!timed_out || !is_of_target(jni, object))
        return;
    jfieldID field = (*jni)->GetFieldID(jni, find_class(jni, "virtual_thread/TimedWaits"),
                                        "timedOut", "Z");
    waits = false;
    (*jni)->SetBooleanField(jni, object, field, JNI_TRUE);
    say("MonitorWaited: %s, timed out %s", thread_name(thread), truth(timed_out));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(MonitorWait, waiting);
    on(MonitorWaited, waited);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.TimedWaits", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
