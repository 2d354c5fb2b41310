/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Calls across packages and by interfaces not declared go on when classes are redefined.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Across", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
