/* SPDX-License-Identifier: Apache-2.0 */
#include "pending.h"
#include "virtual.h"

TITLE("MonitorWaited of a wait that an interrupt ends reports no timeout, whatever the timeout of the wait.");

static jclass target; /* global: looking it up calls Java, which may wait for a monitor */

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    /* That of the interrupt may be pending already. */
    jthrowable pending = set_aside(jni);
    if (object != NULL && (*jni)->IsInstanceOf(jni, object, target))
        say("MonitorWaited: %s, timed out %s", thread_name(thread), truth(timed_out));
    put_back(jni, pending);
}

/* With one of its objects, for a thread that is to wait with a native caller. */
static void observe(JNIEnv *jni, jobject waiter)
{
    if (waiter != NULL) {
        (*jni)->CallVoidMethod(jni, waiter, method_id(jni, target, "waitUntilInterrupted", "()V"));
        no_exception(jni);
        return;
    }
    target = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/InterruptedWaits"));
    on(MonitorWaited, waited);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InterruptedWaits", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
