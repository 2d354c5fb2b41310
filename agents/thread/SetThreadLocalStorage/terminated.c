/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage refuses a thread that is not alive: terminated.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set_storage(assay_env, thread, &first_value);
}

TEST(.target = "thread.Situation", .args = LIST("terminated"), .probe = observe);
