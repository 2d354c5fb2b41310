/* SPDX-License-Identifier: Apache-2.0 */
#include "ending.h"
#include "threads.h"

TITLE("Functions answer about a thread that is in its ThreadEnd callback as about a live one, or refuse.");

static const char own_class[] = "Lthread/Starting;";

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "plain") == 0)
        ask_about_ending(jni, thread, own_class);
    release_end_of(thread_name(thread));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        say_stack_of_live(thread, own_class);
        return;
    }
    on(ThreadEnd, ended);
    start_asking_about_ending(jni, own_class);
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe, .cases = ENDING_CASES,
     .needs = {.can_suspend = 1,
               .can_signal_thread = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_current_contended_monitor = 1});
