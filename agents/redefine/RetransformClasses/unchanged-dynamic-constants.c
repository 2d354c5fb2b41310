/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class with dynamic constants is unchanged by a retransformation without changes.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.Computing", .since = 11, .timeout = 90, .probe = observe,
     .needs = {.can_retransform_classes = 1});
