/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadEnd can be enabled for one thread alone, and disabled for it.");

static void observe(JNIEnv *jni, jobject thread)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    if (thread == NULL) {
        on_thread(ThreadEnd, say_thread_end, self);
        /* The event of their end does not come. */
        release_end_of("plain");
        release_end_of("daemon");
        release_end_of("throwing");
    } else if (is_case("enabled")) {
        on_thread(ThreadEnd, say_thread_end, thread);
    } else {
        on_thread(ThreadEnd, say_thread_end, thread);
        off_thread(ThreadEnd, thread);
        release_end_of("held");
    }
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe,
     .cases = LIST("enabled", "disabled"));
