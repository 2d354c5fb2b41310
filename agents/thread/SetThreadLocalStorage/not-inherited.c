/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage sets no value for threads that the thread starts, and conversely.");

static void observe(JNIEnv *jni, jthread child)
{
    if (child == NULL) {
        say_storage(assay_env, NULL);
        say_set_storage(assay_env, NULL, &first_value);
        return;
    }
    say_storage(assay_env, NULL);
    say_storage(assay_env, child);
    say_set_storage(assay_env, NULL, &second_value);
}

TEST(.target = "thread.Parent", .probe = observe);
