/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("SetEventNotificationMode refuses the virtual thread events without can_support_virtual_threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    set_virtual_callbacks(virtual_start, virtual_end);
    say("%s",
        error_name(set_virtual_mode(
            JVMTI_ENABLE, is_case("start") ? VIRTUAL_THREAD_START : VIRTUAL_THREAD_END, NULL)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
     .cases = LIST("start", "end"));
