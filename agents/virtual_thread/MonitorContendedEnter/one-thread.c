/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../contending.h"

TITLE("MonitorContendedEnter and MonitorWait enabled for a virtual thread are posted on no other thread.");

/* Of the virtual thread the first one: reacquiring the monitor after Object.wait may have its event too.
 * The event stays enabled while the platform thread contends. */
static void JNICALL wanted(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    static atomic_int of_virtual;
    if (monitor_name(jni, object) != NULL && strcmp(thread_name(thread), "virtual") == 0
        && atomic_fetch_add(&of_virtual, 1) > 0)
        return;
    say_known_contended_enter(env, jni, thread, object);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (strcmp(thread_name(thread), "platform") == 0)
        return;
    on_thread(MonitorContendedEnter, wanted, thread);
    on_thread(MonitorWait, say_known_wait, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = contending_probe,
     .needs = {.can_generate_monitor_events = 1});
