/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Call sites are linked with the arguments of the class file that the hook has given.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "classfile.Sites", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
