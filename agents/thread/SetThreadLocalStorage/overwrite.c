/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("A second value replaces the first one.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set(assay_env, NULL, &first_value);
    say_value(assay_env, NULL);
    say_set(assay_env, NULL, &second_value);
    say_value(assay_env, NULL);
}

TEST(.probe = observe);
