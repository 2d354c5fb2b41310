/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("GetThreadLocalStorage refuses a thread that is not alive: not-started.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_value(assay_env, thread);
}

TEST(.target = "thread.Situation", .args = LIST("new"), .probe = observe);
