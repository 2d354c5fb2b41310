/* SPDX-License-Identifier: Apache-2.0 */
#include "ending.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadLocalStorage returns in each environment's VirtualThreadEnd what it stored.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    static int callbacks;
    if (strcmp(thread_name(thread), "virtual 0") != 0)
        return;
    say_kept_storage(env, thread);
    if (++callbacks == ENDING_ENVIRONMENTS)
        release_end_of("virtual 0");
}

static void use(jvmtiEnv *env)
{
    if (env != assay_env)
        support_virtual_threads(env);
    set_virtual_callbacks_in(env, NULL, ended);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)VIRTUAL_THREAD_END, NULL);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        for (int i = 0; i < ENDING_ENVIRONMENTS; i++)
            use(ending_environment(i));
    else if (strcmp(thread_name(thread), "virtual 0") == 0)
        store_in_ending_environments(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .args = LIST("virtual 0"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1}, .cases = OWN_STORAGE_CASES);
