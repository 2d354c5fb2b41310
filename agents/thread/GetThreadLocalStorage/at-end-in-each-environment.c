/* SPDX-License-Identifier: Apache-2.0 */
#include "ending.h"
#include "environments.h"
#include "threads.h"

TITLE("GetThreadLocalStorage returns in each environment's ThreadEnd what it stored for the thread.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    static int callbacks;
    if (strcmp(thread_name(thread), "child") != 0)
        return;
    say_kept_storage(env, thread);
    if (++callbacks == ENDING_ENVIRONMENTS)
        release_end_of("child");
}

static void observe(JNIEnv *jni, jthread child)
{
    static int probes;
    if (child != NULL) {
        store_in_ending_environments(child);
    } else if (probes++ == 0) {
        assay_callbacks.ThreadEnd = ended;
        for (int i = 0; i < ENDING_ENVIRONMENTS; i++) {
            set_callbacks_in(ending_environment(i));
            enable_in(ending_environment(i), JVMTI_EVENT_THREAD_END, NULL);
        }
    } else {
        /* Java may show the end before. */
        arrive_and_wait("end of child");
    }
}

TEST(.target = "thread.Parent", .probe = observe, .cases = OWN_STORAGE_CASES);
