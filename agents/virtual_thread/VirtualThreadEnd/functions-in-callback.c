/* SPDX-License-Identifier: Apache-2.0 */
#include "ending.h"
#include "../starts_and_ends.h"

TITLE("Functions answer about a thread in its VirtualThreadEnd callback as about a live one, or refuse.");

static const char own_class[] = "Lvirtual_thread/StartsAndEnds;";

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (!is_of_test(thread))
        return;
    if (strcmp(thread_name(thread), "virtual 0") == 0)
        ask_about_ending(jni, thread, own_class);
    release_end_of(thread_name(thread));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        if (strcmp(thread_name(thread), "virtual 0") == 0)
            say_stack_of_live(thread, own_class);
        return;
    }
    set_virtual_callbacks(NULL, ended);
    enable_virtual(VIRTUAL_THREAD_END);
    start_asking_about_ending(jni, own_class);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .probe = observe, .cases = ENDING_CASES,
     .needs = {.can_suspend = 1,
               .can_signal_thread = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_current_contended_monitor = 1,
               .can_support_virtual_threads = 1});
