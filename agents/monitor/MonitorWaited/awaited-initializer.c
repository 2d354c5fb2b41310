/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("MonitorWaited comes as often as MonitorWait where a thread waits for an initializer of another.");

static atomic_int begun, over;

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    atomic_fetch_add(&begun, 1);
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    atomic_fetch_add(&over, 1);
}

/* Called by the thread that waits, before and after it. How a JVM waits for the initializer is its own
 * affair, and the class library may wait, too. */
static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        on_thread(MonitorWait, waits, thread);
        on_thread(MonitorWaited, waited, thread);
        return;
    }
    say("waits: %s", atomic_load(&begun) > 0 && atomic_load(&over) > 0 ? "some" : "none");
    say("as many begun as over: %s", truth(atomic_load(&begun) == atomic_load(&over)));
}

TEST(.target = "monitor.AwaitingInitializer", .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
