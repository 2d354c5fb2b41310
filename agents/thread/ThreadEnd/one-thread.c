/* SPDX-License-Identifier: Apache-2.0 */
#include "../lifecycle.h"

TITLE("ThreadEnd can be enabled for one thread alone, and disabled for it.");

static void observe(JNIEnv *jni, jobject thread)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    if (thread == NULL) {
        on_thread(ThreadEnd, say_end, self);
        /* The event of their end does not come. */
        let_end("plain");
        let_end("daemon");
        let_end("throwing");
    } else if (is_case("enabled")) {
        on_thread(ThreadEnd, say_end, thread);
    } else {
        on_thread(ThreadEnd, say_end, thread);
        off_thread(ThreadEnd, thread);
        let_end("held");
    }
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe,
     .cases = LIST("enabled", "disabled"));
