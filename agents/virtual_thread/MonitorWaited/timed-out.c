/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("MonitorWaited reports that the wait of a virtual thread timed out, with a native caller too.");

static jclass target; /* global: looking it up calls Java, which may wait for a monitor */
static jfieldID timed_out_field;
static bool waits; /* a thread may wake for no reason, and waits anew */

static void JNICALL waiting(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jlong timeout)
{
    if (object != NULL && (*jni)->IsInstanceOf(jni, object, target) && !waits) {
        waits = true;
        say("MonitorWait: %s, timeout %d", thread_name(thread), (int)timeout);
    }
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    if (!timed_out || object == NULL || !(*jni)->IsInstanceOf(jni, object, target))
        return;
    waits = false;
    (*jni)->SetBooleanField(jni, object, timed_out_field, JNI_TRUE);
    say("MonitorWaited: %s, timed out %s", thread_name(thread), truth(timed_out));
}

/* With one of its objects, for a thread that is to wait with a native caller. */
static void observe(JNIEnv *jni, jobject waiter)
{
    if (waiter != NULL) {
        (*jni)->CallVoidMethod(jni, waiter, method_id(jni, target, "waitUntilTimedOut", "()V"));
        no_exception(jni);
        return;
    }
    target = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/TimedWaits"));
    timed_out_field = field_id(jni, target, "timedOut", "Z");
    on(MonitorWait, waiting);
    on(MonitorWaited, waited);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.TimedWaits", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
