/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"

TITLE("SuspendAllVirtualThreads works with a thousand threads and a long exception list.");

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads);
    say("suspend all: %s", error_name(suspend_all_virtual_threads(assay_env, 0, NULL)));
    say("suspended: %d", suspended_among(list));
    say("resume all but 350: %s", error_name(resume_all_virtual_threads(assay_env, 350, list)));
    say("suspended: %d", suspended_among(list));
    say("suspend all but 500: %s",
        error_name(suspend_all_virtual_threads(assay_env, 500, list + 500)));
    say("suspended: %d", suspended_among(list));
    say("resume all: %s", error_name(resume_all_virtual_threads(assay_env, 0, NULL)));
    say("suspended: %d", suspended_among(list));
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1}, .timeout = 60);
