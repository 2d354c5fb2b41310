/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The value that one thread sets for another is read by both, and is not its own.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (!thread) {
        say_storage(assay_env, NULL);
        return;
    }
    say_set_storage(assay_env, thread, &first_value);
    say_storage(assay_env, NULL);
    say_storage(assay_env, thread);
}

TEST(.target = "thread.Living", .probe = observe);
