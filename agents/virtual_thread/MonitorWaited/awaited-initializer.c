/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("MonitorWaited comes as often as MonitorWait where a virtual thread waits for an initializer.");

static atomic_int counts[2]; /* of MonitorWait, of MonitorWaited */

static void JNICALL begun(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    atomic_fetch_add(&counts[0], 1);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                          jboolean timed_out)
{
    atomic_fetch_add(&counts[1], 1);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        on_thread(MonitorWait, begun, thread);
        on_thread(MonitorWaited, ended, thread);
    } else {
        int waits = atomic_load(&counts[0]), over = atomic_load(&counts[1]);
        say("waits: %s", over > 0 ? "some" : "none");
        say("as many begun as over: %s", truth(waits == over));
    }
}

TEST(VIRTUAL_THREADS, .target = "monitor.AwaitingInitializer", .args = LIST("virtual"),
     .probe = observe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
