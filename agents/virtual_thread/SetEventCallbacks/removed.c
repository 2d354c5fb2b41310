/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("SetEventCallbacks with null removes the callbacks of the virtual thread events.");

static void observe(JNIEnv *jni, jobject thread)
{
    static bool is_removed;
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, virtual_end);
        enable_virtual(VIRTUAL_THREAD_START);
        enable_virtual(VIRTUAL_THREAD_END);
    } else if (!is_removed) {
        is_removed = true;
        SAY_CALL(SetEventCallbacks, NULL, 0);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
