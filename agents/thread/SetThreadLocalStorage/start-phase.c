/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage in the start phase sets a value that is kept into the live phase.");

static jthread starting; /* global */

static void start(JNIEnv *jni)
{
    starting = (*jni)->NewGlobalRef(jni, current_thread());
    say_set_storage(assay_env, NULL, &first_value);
    say_storage(assay_env, NULL);
}

static void init(JNIEnv *jni, jthread thread)
{
    if (!(*jni)->IsSameObject(jni, starting, thread))
        inapplicable("VMInit is posted on another thread than VMStart");
    say_storage(assay_env, thread);
}

TEST(.start = start, .init = init);
