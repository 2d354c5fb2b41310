/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SetThreadLocalStorage with a null thread on a virtual thread leaves its carrier's value.");

static void observe(JNIEnv *jni, jobject self)
{
    jthread *all = NULL;
    jint count = 0;
    int right = 0, wrong = 0;
    must(GetAllThreads, &count, &all);
    count = readable(all, count);
    /* Threads of the virtual machine may end at any time. */
    for (jint i = 0; i < count; i++)
        ti(SetThreadLocalStorage, all[i], &first_value);
    say_storage(assay_env, NULL);
    say_set_storage(assay_env, NULL, &second_value);
    say_storage(assay_env, NULL);
    say_storage(assay_env, self);
    for (jint i = 0; i < count; i++) {
        void *data = NULL;
        if (ti(GetThreadLocalStorage, all[i], &data) == JVMTI_ERROR_NONE)
            *(data == &first_value ? &right : &wrong) += 1;
    }
    say("platform threads with their value: %s", right > 0 ? "some" : "none");
    say("platform threads with another value: %d", wrong);
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe);
