/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses makes call sites link with the bootstrap arguments that the hook gave.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "classfile.Sites", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
