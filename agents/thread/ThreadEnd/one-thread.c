/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadEnd can be enabled for one thread alone, and disabled for it.");

/* Its event comes in each case. */
static void JNICALL enable_for_itself(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    on_thread(ThreadEnd, say_thread_end, current_thread());
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        on_thread(ThreadEnd, say_thread_end, current_thread());
        /* The event of their end does not come. */
        release_end_of("plain");
        release_end_of("daemon");
        release_end_of("throwing");
        return;
    }
    on_thread(ThreadEnd, say_thread_end, thread);
    if (is_case("disabled")) {
        off_thread(ThreadEnd, thread);
        release_end_of("held");
    }
    start_agent_thread(jni, "attached", enable_for_itself, NULL);
    arrive_and_wait("end of attached");
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe,
     .cases = LIST("enabled", "disabled"));
