/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in calls by each of several interfaces that declare the method.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.DeclaredTwice", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
