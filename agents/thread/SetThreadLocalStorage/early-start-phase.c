/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage in an early start phase sets a value that the thread has in the live phase.");

static _Thread_local bool has_started; /* a thread, which may have no Thread object yet */

static void start(JNIEnv *jni)
{
    jthread self = NULL;
    has_started = true;
    bool has_object = ti(GetCurrentThread, &self) == JVMTI_ERROR_NONE && self != NULL;
    jvmtiError error = ti(SetThreadLocalStorage, NULL, &first_value);
    if (error != JVMTI_ERROR_NONE && !has_object)
        inapplicable("there is no Thread object yet that could have storage");
    say("SetThreadLocalStorage: %s", error_name(error));
    say_storage(assay_env, NULL);
}

static void init(JNIEnv *jni, jthread thread)
{
    if (!has_started)
        inapplicable("VMInit is posted on another thread than VMStart");
    say_storage(assay_env, NULL);
    say_storage(assay_env, current_thread());
}

TEST(.start = start, .init = init, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
