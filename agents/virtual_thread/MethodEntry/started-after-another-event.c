/* SPDX-License-Identifier: Apache-2.0 */
#include "../on_virtual_thread.h"

TITLE("MethodEntry enabled globally is posted on a virtual thread that started after another event was.");

static void observe(JNIEnv *jni, jobject thread)
{
    on(MethodEntry, say_method_entry);
    call_code(jni);
    off(MethodEntry);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .init = enable_frame_pop,
     .probe = observe, .timeout = 60,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1});
