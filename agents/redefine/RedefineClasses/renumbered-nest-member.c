/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A member of a nest stays one when it has another order of constants, or its host has.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed-17", "Family$Member", "Family", "Family$Member"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
